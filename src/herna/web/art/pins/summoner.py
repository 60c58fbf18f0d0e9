"""Summoner Wars: eight peoples; units as figures, events as things or figures in the act."""

from herna.web.art.pins.look import read

LOOKS = read("""
@lady: jaw=fine nose=small brows=no blush=yes beard=none
@event: blush=no peek=no
@mount: arms=paws tail=thin

starting_gate: thing @event kind=gate mood=calm mouth=smile accent=250 scene=hills backhue=90 tilt=0
gate: thing @event kind=gate mood=sly mouth=smirk accent=25 scene=peaks backhue=230 tilt=0

# Phoenix Elves
pe_queen_maldaria: phoenix_elf @lady hair=long haircolour=red hat=crown wings=flame hold=none wear=robe mood=calm
    mouth=smile accent=30
pe_fanessa: phoenix_elf @lady hair=ponytail haircolour=red hold=firestaff wear=armour mood=angry mouth=smirk
pe_fire_drake: creature head=skull muzzle=dragon horns=dragon wings=flame tail=flame texture=scales arms=talons
    belly=ribs hue=30 chroma=0.16 accent=40 mood=angry mouth=roar scene=volcano backhue=60
pe_holleas: phoenix_elf hair=spikes haircolour=blond hold=shield wear=armour mood=calm mouth=smile accent=40
pe_ember_archer: phoenix_elf @lady hair=ponytail haircolour=blond hold=bow wear=leather mood=angry mouth=flat
pe_ember_beast: creature head=box ears=wolf muzzle=long back=fire mouth=fangs body=broad arms=talons hue=25 light=0.5
    mood=angry scene=volcano accent=40 backhue=50 eye=glow
pe_ember_mage: phoenix_elf hair=spikes haircolour=red hold=torch wear=robe mood=wide mouth=grin accent=25
pe_royal_guardian: phoenix_elf hat=knight hair=none hold=spear wear=armour mood=calm mouth=flat accent=40
pe_blinding_flare: thing @event kind=star mood=happy mouth=laugh back=radiance scene=rays backhue=50
pe_burn: thing @event kind=flame mood=angry mouth=roar scene=volcano backhue=60
pe_divine_retribution: creature head=round muzzle=beak crest=feathers wings=flame tail=none arms=none back=radiance
    hue=40 chroma=0.16 mood=angry scene=rays backhue=30 accent=25 body=egg
pe_spirit_of_the_phoenix: creature head=round muzzle=beak crest=flames wings=flame tail=peacock arms=none body=egg
    hue=25 chroma=0.17 accent=60 mood=calm scene=stars backhue=260

# Tundra Orcs
to_grognack: tundra_orc hat=crown hair=braids hold=hammer wear=armour back=cape mood=angry accent=230
to_ragnor: tundra_orc hair=mohawk hold=greataxe wear=none gear=warpaint mood=angry
to_shonk: tundra_orc hair=none hat=viking hold=club wear=bandolier mood=wide mouth=tusks
to_targan: tundra_orc hair=braids haircolour=white hold=spear wear=armour gear=scar mood=sly
to_frost_shaman: tundra_orc hat=hood hold=staff wear=robe accent=220 hair=none mood=calm clothes=cloth crest=none
to_smasher: tundra_orc hair=mohawk arms=fists hold=none wear=belt mood=angry mouth=roar
to_tundra_charger: creature @mount head=pear muzzle=boar ears=leaf texture=fur back=wool body=broad hue=60 light=0.55
    chroma=0.05 mood=angry scene=snow backhue=230 gear=warpaint
to_tundra_fighter: tundra_orc hair=none hold=axe wear=none gear=eyepatch mood=sly
to_brutal_force: tundra_orc arms=gloves hold=none wear=none hair=none gear=headband mood=angry mouth=roar scene=rays
to_freeze: creature head=rocky crest=crystals eye=spiral mouth=oh hue=225 light=0.85 chroma=0.06 accent=215 scene=snow
    backhue=240 body=none arms=none
to_primal_fury: creature head=skull ears=wolf muzzle=long mouth=roar texture=fur body=broad arms=talons hue=230
    light=0.7 chroma=0.04 mood=angry scene=moon backhue=265
to_for_glory: tundra_orc hold=flag mood=happy mouth=laugh hair=mohawk wear=none scene=rays accent=25

# Cave Goblins
cg_sneeks: cave_goblin hat=bandana gear=eyepatch hold=dagger wear=leather mood=sly mouth=smirk hair=none
cg_blarf: cave_goblin hat=none hair=mohawk hold=club jaw=heavy build=broad mood=angry mouth=grin
cg_smeg: cave_goblin hat=bucket hold=spear mood=wide mouth=laugh hair=none
cg_the_eater: creature head=pear muzzle=maw ears=elf body=broad arms=talons texture=warts hue=120 mood=wide scene=cave
    backhue=50 eyes=3 belly=plain
cg_beast_rider: creature @mount head=wide muzzle=frog mouth=grin crest=mohawk horns=nub texture=spots hue=90 mood=sly
    scene=cave backhue=290 accent=50 wear=collar
cg_horde_climber: cave_goblin hold=pickaxe hat=helmet mood=wide mouth=grin hair=none scene=peaks
cg_horde_clinger: cave_goblin hold=none arms=fists hat=none mood=wide mouth=laugh hair=none wear=rags
cg_horde_slinger: cave_goblin hold=rock hat=bandana mood=sly mouth=smirk hair=none
cg_pile_on: cave_goblin swarm=3 hat=none hold=none mood=wide mouth=laugh
cg_sneak: cave_goblin gear=ninja hold=dagger mood=sly hair=none hat=none scene=moon wear=ninja ears=elf
cg_unrelenting: cave_goblin gear=crosses hat=bucket hold=club mood=angry mouth=grin hair=none
cg_enrage_the_horde: cave_goblin swarm=3 hat=none hold=none mood=angry mouth=roar scene=volcano

# Fallen Kingdom
fk_ret_talus: fallen hat=crown eye=glow hold=staff wear=cloak mouth=grin hair=none back=cape accent=300 mood=angry
fk_dragos: creature head=skull horns=devil wings=bat tail=devil mouth=shark body=broad arms=talons hue=20 light=0.55
    mood=angry scene=volcano accent=25 backhue=300
fk_elut_bal: fallen hat=hood hold=scythe eye=empty wear=robe mouth=stitches accent=25
fk_gul_dass: fallen hat=none hair=long haircolour=white eye=glow hold=potion wear=robe mouth=smirk accent=140
fk_hellfire_cultist: fallen hat=hood hold=torch eye=round light=0.7 chroma=0.08 hue=55 wear=robe mood=wide accent=25
fk_undead_archer: fallen hat=none hold=bow hair=patchy wear=rags eye=empty mouth=grin accent=85
fk_undead_carrier: fallen hat=none hold=money hair=patchy wear=bandages eye=empty mouth=oh mood=sad accent=60
fk_undead_warrior: fallen hat=knight hold=sword hair=none wear=armour eye=glow mouth=grin
fk_blood_summon: thing @event kind=potion accent=25 mood=sly mouth=fangs scene=graveyard backhue=20
fk_hellforged_weapon: thing @event kind=hammer mood=angry mouth=grin back=fire scene=volcano backhue=20
fk_purge: thing @event kind=skull mood=angry mouth=none eye=glow scene=graveyard backhue=300
fk_sacrificial_pyre: thing @event kind=flame mood=sad mouth=frown scene=graveyard backhue=280

# Polar Dwarves
pd_svara: polar_dwarf @lady hair=braids haircolour=blond hat=crown hold=hammer wear=armour beard=none mood=calm
    mouth=smile back=cape
pd_jarmund: polar_dwarf hat=hood beard=flowing haircolour=white hold=staff wear=robe mood=sly accent=220
pd_nadiana: polar_dwarf @lady hair=braids haircolour=red hold=wand wear=robe beard=none hat=none mood=wide mouth=grin
pd_ollag: polar_dwarf hat=viking beard=flowing haircolour=red hold=greataxe wear=armour mood=angry
pd_bear_cavalry: creature @mount ears=round muzzle=snout texture=fur wear=armour hat=viking body=broad hue=240
    light=0.94 chroma=0.02 mood=angry mouth=roar scene=snow backhue=230 tail=none arms=talons
pd_frost_mage: polar_dwarf hat=wizard beard=full haircolour=white hold=staff wear=robe accent=230 mood=calm
pd_ice_golem: creature head=rocky crest=crystals arms=none body=broad hue=225 light=0.85 chroma=0.06 accent=215
    mood=calm mouth=flat scene=snow backhue=245 texture=stone size=0.8
pd_ice_smith: polar_dwarf hat=bandana beard=full haircolour=brown hold=hammer wear=apron gear=goggles mood=happy
pd_glacial_shift: creature head=mound crest=crystals texture=waves hue=225 light=0.88 chroma=0.05 accent=215 mood=sly
    mouth=smirk scene=snow backhue=240 tilt=0
pd_ice_repair: polar_dwarf hat=helmet beard=stubby haircolour=red hold=wrench wear=apron mood=happy
pd_parapet: thing @event kind=wall mood=calm mouth=flat hue=225 light=0.85 chroma=0.05 scene=snow backhue=240 tilt=0
pd_ice_ram: creature head=box horns=ram ears=leaf muzzle=goat back=wool texture=stone hue=225 light=0.88 chroma=0.04
    mood=angry scene=snow backhue=240 arms=none

# Savanna Elves
se_abua_shi: savanna_elf hair=braids hat=crown wear=beads hold=spear back=cape mood=calm mouth=smile
se_makeinda_ru: savanna_elf @lady hair=curls hold=staff wear=beads mood=wide mouth=grin
se_miti_kyru: savanna_elf @lady hair=bun hold=bow wear=leather mood=angry mouth=flat
se_miti_mumway: savanna_elf hair=braids beard=goatee hold=flute wear=beads mood=happy
se_border_archer: savanna_elf hair=ponytail haircolour=black hold=bow wear=vest mood=sly mouth=smirk
se_lioness: creature @mount ears=round muzzle=cat hue=70 chroma=0.11 light=0.8 mood=angry tail=lion scene=hills
    backhue=60 accent=45 arms=talons
se_rhinoceros: creature head=pear muzzle=rhino ears=leaf body=broad hue=250 light=0.7 chroma=0.03 mood=calm mouth=flat
    scene=hills backhue=80
se_spirit_mage: savanna_elf @lady hair=bun hold=orb wear=beads mood=calm back=aura mouth=tiny scene=stars
se_chant_of_entangling: creature head=bulb crest=leaves arms=tentacles body=none mouth=grin hue=135 accent=140 mood=sly
    scene=jungle backhue=100
se_chant_of_growth: creature head=bulb crest=sprout body=pot arms=none mouth=laugh hue=120 light=0.8 mood=happy
    scene=hills backhue=90
se_chant_of_power: creature ears=round muzzle=cat back=mane+radiance hue=75 chroma=0.12 light=0.8 accent=45 mood=angry
    scene=rays backhue=60
se_chant_of_weaving: creature head=round arms=legs body=thorax muzzle=mandibles eyes=4 hue=60 light=0.55 back=web
    mood=calm scene=jungle backhue=90

# Vanguards
va_sera_eldwyn: vanguard @lady hair=long haircolour=blond hat=none wings=angel hold=sword wear=armour mood=calm
    mouth=smile back=radiance
va_coleen_brighton: vanguard @lady hair=ponytail haircolour=red hat=none hold=bow wear=armour mood=wide mouth=smile
va_jacob_eldwyn: vanguard jaw=square hair=short haircolour=blond beard=stubby hat=none hold=sword back=cape mood=calm
va_valna_stoutheart: vanguard @lady hat=knight hair=none hold=shield mood=angry mouth=grin
va_citadel_archer: vanguard hat=hood hair=none hold=bow wear=leather mood=sly mouth=flat
va_citadel_knight: vanguard hat=knight hair=none hold=sword beard=stubby mood=angry
va_citadel_paladin: vanguard hat=knight hair=none hold=hammer mood=calm back=radiance
va_temple_priest: vanguard hat=mitre hair=none wear=holy hold=crosier beard=full haircolour=white mood=happy
va_guarding_spirits: creature body=ghost arms=none hat=halo head=round back=aura hue=90 light=0.94 chroma=0.05
    mood=calm mouth=smile scene=clouds backhue=230 swarm=2
va_mass_heal: thing @event kind=heart mood=happy mouth=laugh wings=angel scene=clouds backhue=220
va_renewed_hope: thing @event kind=star mood=happy mouth=smile wings=angel scene=clouds backhue=90
va_holy_judgment: thing @event kind=hammer hat=none mood=angry mouth=flat back=radiance scene=clouds backhue=250

# Breakers
br_tacullu: breaker hair=long haircolour=white hat=hood wear=cloak eye=spiral hold=staff mood=sly accent=285 mouth=smirk
br_gulldune: breaker hair=short haircolour=black gear=third wear=robe hold=none arms=spread mood=angry beard=goatee
br_gwalark: creature head=round muzzle=beak wings=raven crest=feathers body=stout arms=talons hue=285 light=0.6 mood=sly
    scene=clouds backhue=200 accent=190
br_kalal: breaker @lady hair=whirl haircolour=teal wings=feather wear=robe mood=wide mouth=grin accent=190
br_deceiver: breaker hat=hood hair=none gear=veil wear=cloak eye=round mood=sly hold=dagger accent=300
br_mind_witch: breaker @lady hair=curls haircolour=purple hat=wizard hold=orb wear=stole eye=spiral accent=300
br_wind_archer: breaker @lady hair=whirl haircolour=white hold=bow wear=robe mood=angry accent=190 mouth=flat
br_wind_mage: breaker hair=whirl haircolour=teal hold=staff wear=robe beard=none mood=calm accent=210
br_blast: creature head=cloud body=cloud arms=none mouth=oh crest=swirl hue=200 light=0.9 chroma=0.04 mood=angry
    scene=storm backhue=275
br_hypnotic_call: thing @event kind=orb eye=spiral mouth=oh scene=stars backhue=290
br_perplexing_tempest: creature head=small body=tornado arms=none eye=spiral mouth=oh crest=swirl hue=215 light=0.88
    chroma=0.04 scene=storm backhue=260
br_mind_control: creature head=alien body=slim crest=brain eye=spiral arms=tentacles hue=320 mouth=smirk scene=rays
    backhue=285
""")

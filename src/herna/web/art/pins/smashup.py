"""Smash Up: minions as figures, actions as things or figures in the act, bases as places."""

from herna.web.art.pins.look import read

LOOKS = read("""
@lady: jaw=fine nose=small brows=no blush=yes beard=none
@place: peek=no blush=no tilt=0

# Wizards
archmage: wizard beard=flowing haircolour=white hold=staff mood=calm accent=270
chronomage: wizard beard=full haircolour=brown hold=hourglass accent=160 gear=glasses mood=wide
enchantress: wizard @lady hair=long haircolour=purple hold=wand accent=300 mood=sly mouth=smirk
neophyte: wizard beard=none hair=spikes haircolour=red hold=book accent=240 mood=wide mouth=grin gear=crosses
mass_enchantment: thing kind=potion back=aura mood=happy mouth=laugh accent=300 scene=stars peek=no
mystic_studies: thing kind=book gear=glasses hat=mortarboard mood=calm mouth=smile scene=library peek=no backhue=290
portal: thing kind=gate mood=wide mouth=oh accent=285 scene=cave backhue=260 peek=no
sacrifice: thing kind=skull hat=candle mood=sad mouth=frown scene=cave backhue=20 peek=no blush=no
scry: thing kind=orb mood=sly eye=slit scene=library backhue=290 peek=no blush=no mouth=smirk
summon: creature head=skull horns=devil wings=bat tail=devil mouth=grin ears=elf hue=25 accent=25 scene=rays
    backhue=285 mood=sly
time_loop: thing kind=clock eye=spiral mouth=oh scene=stars backhue=260 peek=no accent=200
winds_of_change: creature head=cloud body=cloud arms=none mouth=oh crest=swirl hue=230 light=0.93 chroma=0.03
    mood=angry scene=clouds backhue=215 blush=yes

# Dinosaurs
king_rex: dinosaur hat=crown crest=none mouth=roar hue=140 mood=angry back=cape accent=25 scene=volcano
laseratops: dinosaur back=frill horns=tri crest=none gear=scouter hue=30 mood=angry accent=200 arms=paws
armor_stego: dinosaur crest=plates wear=armour hue=195 accent=60 mood=calm arms=none
war_raptor: dinosaur head=long muzzle=tyrant crest=feathers body=slim arms=talons hue=165 accent=330 mood=sly
    texture=stripes eye=slit gear=warpaint
augmentation: dinosaur gear=cyborg arms=steel hue=115 scene=lab mood=wide crest=none
howl: dinosaur mouth=roar mood=happy scene=moon crest=mohawk hue=250 backhue=275
natural_selection: dinosaur gear=elder hold=magnifier crest=none hue=60 mood=calm light=0.6 scene=library
rampage: dinosaur mouth=roar mood=angry scene=city hue=25 crest=plates backhue=60 accent=330 arms=fists
survival_of_the_fittest: dinosaur gear=headband arms=gloves hue=145 mood=angry scene=arena crest=none backhue=250
tooth_and_claw_and_guns: dinosaur hat=cowboy hold=teleporter wear=bandolier arms=talons mood=sly hue=85 scene=town
    crest=none accent=200
upgrade: dinosaur back=rockets gear=goggles mood=wide hue=190 scene=lab crest=none mouth=smirk
wildlife_preserve: dinosaur hat=scout hold=seedling wear=scarf mood=happy hue=130 scene=jungle crest=none accent=60

# Aliens
supreme_overlord: alien hat=crown back=cape eyes=3 eye=round horns=none hue=300 mood=angry mouth=smirk wear=none
    accent=25
invader: alien hold=teleporter hue=150 mood=angry eye=almond horns=feelers hat=army
scout: alien hold=binoculars hue=190 horns=feelers mood=wide eye=almond mouth=oh
collector: alien hold=flask hue=330 eyes=1 eye=round horns=none mood=wide mouth=smile
abduction: creature back=beam horns=nub ears=leaf muzzle=pig texture=cow body=stout mood=wide hue=60 light=0.95
    chroma=0.02 scene=stars backhue=265 arms=none size=0.8
beam_up: thing kind=saucer @place mood=happy mouth=smile scene=stars backhue=250
crop_circles: person hat=straw hold=trident mood=wide mouth=oh beard=none scene=field backhue=95 accent=250 wear=apron
disintegrator: thing kind=raygun @place mood=angry mouth=grin hue=320 accent=90 scene=stars backhue=275
invasion: alien swarm=3 horns=feelers eye=almond scene=city backhue=275 mood=angry
jammed_signal: thing kind=television @place eye=spiral mouth=frown scene=city backhue=260
probe: robot head=ball look=mono antenna=spring chest=eye mood=wide scene=stars hue=230 accent=140
terraforming: thing kind=planet @place crest=sprout mood=happy hue=230 scene=stars backhue=275

# Ninjas
ninja_master: ninja hat=straw hold=katana mood=calm accent=25 scene=peaks
tiger_assassin: creature texture=stripes ears=cat muzzle=none gear=ninja wear=ninja hold=katana tail=thin hue=55
    chroma=0.15 mood=angry scene=moon backhue=270 accent=25 arms=dark
shinobi: ninja hold=dagger mood=sly accent=140 scene=moon
ninja_acolyte: ninja hold=none mood=wide accent=250 scene=rays
assassination: ninja hold=dagger mood=angry accent=310 scene=city eye=slit
disguise: person hat=fedora gear=moustache hold=none wear=ninja hair=short mood=sly mouth=flat scene=city backhue=200
    accent=85 brows=yes
hidden_ninja: thing kind=tree @place gear=headband mood=sly mouth=flat scene=forest backhue=140 accent=25
infiltrate: thing kind=box @place mood=sly mouth=none scene=city backhue=250
poison: thing kind=potion @place mood=sly mouth=smirk accent=140 scene=moon backhue=285
seeing_stars: thing kind=star @place eye=spiral mouth=oh scene=rays backhue=250
smoke_bomb: thing kind=bomb @place mood=angry mouth=grin scene=clouds backhue=290 hue=270
way_of_deception: creature head=drop ears=wolf texture=fox muzzle=snout gear=headband wear=ninja hold=katana
    tail=brush hue=50 chroma=0.15 mood=sly mouth=smirk scene=peaks backhue=20 accent=310

# Pirates
pirate_king: pirate hat=pirate gear=eyepatch beard=full haircolour=black hold=sword accent=25 mood=sly
buccaneer: pirate hat=bandana gear=scar beard=stubby hold=hook accent=250 mood=angry
saucy_wench: pirate @lady hair=curls haircolour=red hat=bandana gear=none hold=mug accent=160 mood=sly mouth=smirk
first_mate: pirate hat=captain beard=none gear=none hold=map accent=250 mood=happy hair=short mouth=smile
broadside: thing kind=ship @place mood=angry mouth=roar accent=25 scene=sea backhue=215
cannon: thing kind=cannon @place mood=angry mouth=oh scene=sea backhue=215
dinghy: thing kind=dinghy @place scene=sea backhue=200 accent=25
full_sail: thing kind=ship @place mood=happy mouth=laugh accent=250 scene=clouds backhue=220
powderkeg: thing kind=keg @place hat=fuse mood=wide mouth=oh scene=sea backhue=60
sea_dogs: creature ears=flop muzzle=snout hat=pirate gear=eyepatch wear=sailor texture=patch hue=60 light=0.74
    chroma=0.07 mood=sly mouth=smirk scene=sea backhue=215 accent=25 arms=none
shanghai: creature head=round muzzle=beak crest=feathers wings=bright hat=bandana gear=eyepatch hue=145 accent=25
    mood=sly scene=sea backhue=210 arms=none
swashbuckling: pirate hat=pirate gear=none beard=goatee hold=sword haircolour=brown hair=long mood=happy mouth=grin
    accent=300

# Robots
nukebot: robot head=dome wear=trefoil look=lens jaw=grille antenna=none mood=angry hue=100 chroma=0.1 accent=90
    back=fallout scene=city
warbot: robot head=box look=visor horns=bull hold=sword jaw=grille antenna=none mood=angry hue=20 accent=25 scene=stars
hoverbot: robot head=screen back=rockets mood=happy antenna=bulb hue=230 accent=200 scene=city
zapbot: robot head=barrel crest=bolts look=lens jaw=zigzag antenna=none mood=wide hue=200 accent=90 scene=rays
microbot_alpha: robot head=ball hat=crown look=mono antenna=none chest=heart mood=calm hue=75 accent=55 scene=lab
microbot_archive: robot head=box hold=book look=lens jaw=slot antenna=twin mood=calm hue=260 accent=200 scene=library
microbot_fixer: robot head=dome hold=wrench hat=helmet look=lens jaw=slot antenna=none mood=happy hue=160 scene=lab
microbot_guard: robot head=barrel hold=shield look=visor jaw=grille antenna=dish mood=angry hue=230 accent=140
    scene=city
microbot_reclaimer: robot head=ball arms=crab look=bulbs jaw=zigzag antenna=spring mood=sly hue=60 accent=25 scene=city
tech_center: thing kind=laboratory @place mood=calm mouth=smile hue=230 accent=140 scene=city backhue=60

# Tricksters
leprechaun: trickster hat=leprechaun beard=full haircolour=red hold=money accent=140 mood=sly
brownie: trickster hat=none hair=spikes haircolour=brown beard=none hold=broom accent=60 mood=happy mouth=grin
gnome: trickster hat=gnome beard=flowing haircolour=white hold=none accent=25 mood=calm
gremlin: creature head=flat ears=elf muzzle=plain mouth=grin hue=130 crest=tuft mood=sly hold=wrench tail=thin
    scene=lab backhue=60 accent=60 eye=slit arms=talons
block_the_path: thing kind=rock @place mood=angry mouth=flat hue=70 chroma=0.03 light=0.68 scene=forest backhue=140
disenchant: creature head=wide muzzle=frog body=slim hat=crown hue=140 mood=sad scene=forest backhue=200
enshrouding_mist: creature head=cloud body=ghost arms=none eye=empty muzzle=plain mouth=oh hue=230 light=0.9
    chroma=0.02 back=aura scene=forest backhue=170
flame_trap: thing kind=flame @place mood=sly mouth=grin scene=cave backhue=290
hideout: thing kind=stump @place mood=sly mouth=smirk scene=forest backhue=140
mark_of_sleep: thing kind=planet @place hat=gnome mood=sleepy mouth=tiny hue=95 light=0.9 chroma=0.07 scene=moon
    accent=265 backhue=265
pay_the_piper: creature head=drop ears=big muzzle=mouse tail=pink hold=flute wear=vest hat=scout hue=60 light=0.68
    chroma=0.05 mood=happy scene=town backhue=140 accent=25
take_the_shinies: thing kind=chest @place mood=happy mouth=laugh scene=cave backhue=140

# Zombies
zombie_lord: zombie hat=tophat back=cape gear=monocle wear=suit mood=sly mouth=smirk hair=none accent=300
grave_digger: zombie hold=shovel hat=none mood=sleepy mouth=stitches accent=60
tenacious_z: zombie mood=angry gear=crosses wear=bandages mouth=grin arms=fists accent=25
walker: zombie mood=sleepy mouth=oh hair=patchy hold=none accent=250
grave_robbing: thing kind=skull @place hold=shovel mood=wide mouth=none scene=graveyard backhue=285 hat=none
lend_a_hand: thing kind=hand @place mood=happy mouth=smile scene=graveyard backhue=270 hue=140 chroma=0.09
mall_crawl: zombie hold=bag hat=cap mood=happy mouth=smile scene=city accent=330 hair=none
not_enough_bullets: person hold=rifle mood=wide mouth=oh hair=short wear=bandolier scene=graveyard backhue=285 accent=30
outbreak: creature head=ball body=none arms=none back=spikes texture=warts hue=125 chroma=0.16 mood=angry mouth=grin
    scene=lab backhue=300
overrun: zombie swarm=3 mood=angry mouth=grin scene=city
they_keep_coming: zombie swarm=2 mood=sleepy mouth=oh scene=graveyard accent=30
theyre_coming_to_get_you: zombie arms=fists mouth=roar mood=wide scene=moon accent=250 gear=none

# Bases
the_homeworld: thing kind=planet @place horns=feelers eyes=3 mouth=smile hue=150 light=0.8 scene=stars backhue=290
the_mothership: thing kind=saucer @place mood=sly mouth=smirk scene=moon backhue=275
jungle_oasis: thing kind=tree @place mood=happy mouth=smile scene=jungle backhue=190
tar_pits: dinosaur body=none head=mound arms=none tail=none crest=none hue=60 light=0.38 chroma=0.03 mood=sad
    muzzle=tyrant scene=volcano texture=jelly
ninja_dojo: thing kind=pagoda @place eyes=0 accent=25 scene=peaks backhue=20
temple_of_goju: thing kind=temple @place mood=angry mouth=frown scene=jungle backhue=90
the_grey_opal: thing kind=ship @place hat=none mood=sly mouth=smirk hue=260 accent=290 scene=moon backhue=260
tortuga: creature head=small back=island muzzle=plain mouth=smile body=slim hue=140 mood=sleepy scene=sea backhue=205
    belly=ribs
factory_436_1337: thing kind=factory @place mood=calm mouth=grille hue=230 accent=25 scene=city backhue=60
the_central_brain: robot head=dome crest=brain look=visor antenna=none mood=angry chest=eye hue=260 accent=330 scene=lab
cave_of_shinies: thing kind=lair @place hue=75 chroma=0.05 scene=cave backhue=290
mushroom_kingdom: thing kind=mushroom @place hat=none mood=happy mouth=smile scene=forest backhue=150
school_of_wizardry: thing kind=castle @place mood=wide mouth=smile hue=290 accent=270 scene=stars backhue=275
the_great_library: thing kind=book @place mood=sleepy mouth=tiny scene=library backhue=40 accent=25
evans_city_cemetery: thing kind=tombstone @place mood=sad mouth=frown scene=graveyard backhue=270
rhodes_plaza_mall: thing kind=shop @place mood=wide mouth=oh hue=75 accent=200 scene=city backhue=300
""")

"""Mindbug: every face of the three sets, so that the picture fits the name."""

from herna.web.art.pins.look import read

LOOKS = read("""
@bug: head=bug body=thorax arms=six horns=whips muzzle=mandibles
@beetle: @bug belly=bare hue=30 light=0.58
@bee: @bug horns=feelers wings=insect tail=stinger belly=bands hue=88 light=0.84 muzzle=plain
@dragon: head=skull muzzle=dragon horns=dragon wings=bat tail=dragon texture=scales belly=ribs arms=talons
@frog: head=wide muzzle=frog body=slim
@gorillion: head=pear texture=ape muzzle=gorilla body=broad arms=fists back=mane ears=small belly=muscle
@chimp: texture=ape muzzle=monkey ears=monkey gear=cyborg arms=steel scene=lab
@tiger_squirrel: texture=stripes ears=tuft tail=bushy muzzle=cat belly=tiger hold=acorn hue=55 chroma=0.15
@shield_bugs: @beetle back=shield swarm=3 arms=none
@penguin: texture=penguin muzzle=penguin body=egg arms=flippers hue=265 light=0.44 chroma=0.06 scene=snow
    backhue=230
@deer: head=long ears=leaf muzzle=snout texture=spots body=slim
@rabbit: ears=bunny muzzle=rabbit head=drop
@tree: head=stub body=trunk texture=bark hue=60 chroma=0.07 light=0.62 accent=140 muzzle=plain
@snake: head=flat body=coils muzzle=snake arms=none eye=slit belly=bare
@lady: jaw=fine nose=small brows=no blush=yes

mindbug: creature head=alien body=slim crest=brain horns=feelers eye=almond arms=paws wings=insect tail=pink hue=150
    backhue=300 scene=stars mouth=smirk mood=wide

# First Contact
axolotl_healer: creature head=flat ears=gills muzzle=salamander wear=medic hat=nurse tail=tadpole hue=5 light=0.84
    chroma=0.09 accent=0 mood=happy backhue=200 blush=yes scene=lab
bee_bear: creature ears=round muzzle=snout wings=insect horns=feelers belly=bands texture=stripes hue=80 light=0.8
    chroma=0.14 arms=talons mouth=grin backhue=200 scene=hills
brain_fly: creature @bug horns=none muzzle=proboscis wings=insect crest=brain eye=compound hue=150 light=0.5
    accent=25 backhue=300 scene=rays
chameleon_sniper: creature head=skull eye=turret crest=casque tail=curl muzzle=salamander texture=spots hold=rifle
    hue=140 accent=60 backhue=110 scene=jungle wear=scarf
compost_dragon: creature @dragon hat=compost hue=125 light=0.6 chroma=0.09 accent=60 backhue=80 scene=hills
    mouth=smirk mood=calm
deathweaver: creature head=round back=web arms=legs body=thorax muzzle=mandibles eyes=6 eye=round texture=skullmark
    hue=300 light=0.42 chroma=0.09 accent=25 mood=angry backhue=280 scene=cave
elephantopus: creature ears=elephant muzzle=trunk arms=tentacles hue=265 light=0.72 chroma=0.07 backhue=200
    scene=deep mood=calm
explosive_toad: creature @frog texture=warts hat=fuse hue=120 chroma=0.12 mood=wide backhue=50 scene=rays
ferret_bomber: creature head=drop ears=small texture=mask muzzle=snout hat=aviator hold=bomb body=slim tail=thin
    hue=75 light=0.84 chroma=0.05 mood=sly mouth=smirk backhue=230 scene=clouds
giraffodile: creature head=small body=neck horns=ossicones ears=leaf muzzle=crocodile texture=giraffe belly=giraffe
    tail=gecko hue=110 light=0.8 chroma=0.13 arms=none backhue=60 scene=hills mood=sly
goblin_werewolf: creature head=skull ears=wolf muzzle=long texture=fur body=stout arms=talons hue=140 light=0.6
    chroma=0.11 eye=slit mood=angry mouth=fangs scene=moon backhue=270 crest=mohawk accent=60 belly=fur
gorillion: creature @gorillion hue=270 light=0.5 chroma=0.04 accent=65 mouth=roar mood=angry backhue=90 scene=jungle
grave_robber: creature head=drop texture=mask ears=none muzzle=snout hat=hood hold=shovel wear=robe tail=ringed
    hue=60 light=0.68 chroma=0.03 accent=285 mood=sly mouth=smirk scene=graveyard backhue=280
harpy_mother: person @lady hair=curls haircolour=black wings=raven horns=none hold=egg wear=feathered clothes=skin
    mood=sly mouth=smirk scene=peaks accent=300 backhue=290 hue=45
kangasaurus_rex: creature head=dino ears=kangaroo muzzle=tyrant texture=spots body=stout belly=pouch arms=tiny
    tail=dragon hue=140 mood=wide accent=30 backhue=70 scene=volcano
killer_bee: creature @bee mood=angry mouth=fangs backhue=220 scene=hills eye=round
lone_yeti: creature head=pear texture=yeti back=wool body=broad arms=paws horns=nub hue=230 light=0.94 chroma=0.02
    mouth=fangs mood=sad scene=snow backhue=230 belly=fur accent=230
luchataur: creature head=box horns=bull ears=leaf gear=luchador muzzle=pig body=broad belly=muscle wear=belt
    arms=fists hue=45 light=0.6 chroma=0.08 accent=25 mood=angry scene=arena backhue=260
mysterious_mermaid: person @lady hair=long haircolour=teal tail=fish wear=shells clothes=skin ears=fin hat=flower
    accent=190 mood=sly mouth=tiny scene=deep backhue=215 build=slim
plated_scorpion: creature @bug horns=none tail=scorpion texture=armour belly=plates hue=45 light=0.62 chroma=0.1
    accent=140 mood=angry scene=volcano backhue=75 arms=crab
rhino_turtle: creature head=pear muzzle=rhino ears=small back=shell hue=140 light=0.66 chroma=0.07 accent=60
    mood=calm mouth=flat scene=forest backhue=90
shark_dog: creature ears=flop crest=fin muzzle=snout mouth=shark tail=shark texture=sharkbelly wear=collar hue=235
    light=0.7 chroma=0.07 accent=25 mood=sly scene=sea backhue=200
sharky_crab_dog_mummypus: creature ears=flop crest=fin muzzle=snout mouth=shark texture=bandage arms=tentacles+crab
    wear=bandages hue=225 light=0.7 chroma=0.07 accent=25 mood=wide scene=sea backhue=85
shield_bugs: creature @shield_bugs accent=145 backhue=90 scene=forest mood=calm
snail_hydra: creature heads=3 head=drop eyes=0 horns=stalks back=snailshell muzzle=plain mouth=fangs body=slim
    belly=ribs arms=none hue=120 light=0.78 chroma=0.09 accent=45 scene=forest backhue=150
snail_thrower: creature head=skull ears=elf muzzle=boar hold=snail arms=fists body=broad wear=none hue=130
    light=0.62 chroma=0.1 accent=60 mood=sly scene=hills backhue=220 hat=bandana
spider_owl: creature texture=owl muzzle=owl ears=tuft eye=owl body=egg arms=legs gear=extra belly=fur hue=55
    light=0.55 chroma=0.07 accent=80 mood=wide scene=moon backhue=270
strange_barrel: thing kind=barrel eyes=2 mouth=none mood=sly scene=cave accent=140 backhue=250 hue=50 peek=no
    blush=no
tiger_squirrel: creature @tiger_squirrel mood=angry scene=forest backhue=150
turbo_bug: creature @beetle hue=25 chroma=0.18 light=0.6 back=rockets gear=goggles mood=wide accent=250 scene=rays
    backhue=230
tusked_extorter: creature head=pear muzzle=walrus wear=suit hat=fedora hold=money hue=40 light=0.6 chroma=0.06
    accent=25 mood=sly scene=city backhue=250 arms=none
urchin_hurler: creature head=wide muzzle=frog mouth=grin crest=sail hold=urchin arms=fists texture=scales hue=190
    light=0.7 chroma=0.09 accent=25 mood=angry scene=sea backhue=225

# Beyond Evolution
blastfish: creature head=ball body=none arms=fins tail=fish crest=sail hat=fuse muzzle=plain mouth=grin
    texture=scales hue=35 chroma=0.16 accent=25 mood=angry scene=deep backhue=220
bullet_train: thing kind=train mood=angry mouth=grin hue=240 accent=250 chroma=0.06 light=0.86 scene=city backhue=40
    peek=no blush=no tilt=0
cake_trickster: thing kind=cake hat=jester mood=sly mouth=tongue scene=candy backhue=300 peek=no
captain_hippo: creature head=pear ears=small muzzle=hippo hat=captain wear=captain hue=300 light=0.68 chroma=0.06
    mood=calm scene=sea backhue=210 arms=none
cheeky_chimpborg: creature @chimp mouth=tongue mood=sly hue=45 light=0.55 chroma=0.07 backhue=150
cheery_chimpborg: creature @chimp scene=rays mouth=smile mood=happy crest=tuft wear=bowtie hue=60 light=0.66
    chroma=0.09 accent=25 backhue=90
chuckling_chimpborg: creature @chimp scene=city mouth=laugh mood=calm crest=mohawk wear=coils hue=30 light=0.48
    chroma=0.05 accent=140 backhue=290
cloud_lady: person @lady hair=cloud haircolour=cloud arms=scarves wear=beads clothes=skin mood=calm mouth=tiny
    scene=clouds backhue=230 hue=240 chroma=0.03 light=0.92 accent=330
coach_panda: creature ears=panda texture=panda muzzle=snout body=dark arms=dark wear=whistle gear=headband hue=260
    light=0.95 chroma=0.02 mood=angry mouth=roar scene=arena accent=25 backhue=140 belly=bare
curious_tadpole: creature head=ball body=none arms=none tail=tadpole muzzle=plain mouth=oh hold=magnifier
    texture=spots hue=150 light=0.66 mood=wide scene=deep backhue=190 blush=yes accent=60 size=0.85
dr_orange_u_tan: creature head=pear texture=ape muzzle=monkey back=orange ears=none wear=lab gear=glasses hat=mirror
    crest=tuft hue=50 light=0.68 chroma=0.15 mouth=smile mood=calm accent=45 scene=lab backhue=190 arms=none
dragon_inn: thing kind=inn horns=dragon wings=bat mood=sleepy mouth=fangs hue=25 accent=60 chroma=0.15 light=0.6
    scene=town backhue=270 peek=no tail=dragon blush=no
earwig_assassin: creature @bug muzzle=none tail=pincers arms=none gear=ninja wear=none hold=dagger hue=35 light=0.52
    chroma=0.1 accent=25 mood=sly scene=moon backhue=260
infernostrich: creature head=small body=neck muzzle=ostrich wings=flame crest=flames back=none arms=none hue=20
    light=0.72 chroma=0.09 mood=angry accent=40 scene=volcano backhue=60 belly=bare
kitsunsei: creature head=drop ears=wolf muzzle=snout texture=fox tail=nine gear=elder wear=gi hue=50 chroma=0.15
    mood=calm mouth=smile scene=peaks backhue=20 arms=none accent=25
mole_machine: thing kind=drill hat=helmet eyes=2 eye=round mouth=none hue=85 chroma=0.14 light=0.8 accent=25
    scene=cave backhue=60 peek=no blush=no mood=wide
octocopter: creature head=round arms=tentacles body=none muzzle=octopus hat=rotor gear=goggles texture=spots hue=340
    chroma=0.13 mood=wide scene=clouds backhue=230 accent=60
puffermech: creature head=ball body=none back=spikes texture=armour arms=fins tail=fish muzzle=plain mouth=grille
    gear=scouter hue=230 light=0.78 chroma=0.05 accent=55 mood=angry scene=deep backhue=200
radioactive_rabbit: creature @rabbit back=fallout wear=trefoil eyes=3 eye=round hue=125 light=0.84 chroma=0.15
    mood=wide scene=lab backhue=160 accent=330
robopup: robot ears=flop head=box look=screen antenna=bulb wear=collar chest=heart tail=thin mood=happy hue=230
    accent=200 scene=city backhue=60
sawn: creature head=small body=swan muzzle=saw wings=blade arms=none hue=230 light=0.95 chroma=0.01 mood=angry
    accent=25 scene=sea backhue=190 texture=swanmask
spiky_shinobi: creature head=drop back=spines gear=ninja wear=ninja hold=katana ears=small muzzle=none hue=65
    light=0.78 chroma=0.06 mood=angry accent=25 scene=moon backhue=275 arms=dark
steelhorn: creature head=pear horns=steel ears=leaf muzzle=rhino texture=armour body=broad wear=armour hue=240
    light=0.66 chroma=0.05 mood=angry mouth=flat scene=volcano backhue=40 accent=25 arms=none
sweet_fighter: thing kind=donut arms=gloves gear=headband mood=angry mouth=grin accent=25 scene=arena backhue=330
    peek=no blush=yes
the_experiment: creature head=box gear=stitches back=tank eyes=3 texture=jelly muzzle=plain mouth=stitches
    crest=hair arms=paws hue=150 light=0.74 chroma=0.12 accent=300 mood=wide scene=lab backhue=260 belly=bare
turtle_toaster: creature head=small back=toaster muzzle=plain mouth=smile body=slim hue=135 light=0.72 mood=happy
    scene=kitchen backhue=70 belly=ribs blush=yes
utility_bug: creature @beetle hue=230 light=0.62 hold=toolbox hat=helmet mood=calm scene=lab backhue=60 accent=60
waddling_recruit: creature @penguin hat=army mood=wide accent=140 blush=yes size=0.88
westside_monster: creature head=pear eyes=1 hat=cowboy wear=bandanna horns=none muzzle=plain mouth=fangs
    texture=warts tail=devil hue=285 chroma=0.12 light=0.66 mood=sly scene=town backhue=55 accent=25
wildsprout: creature head=bulb crest=sprout body=pot arms=none muzzle=plain mouth=smile hue=120 light=0.8
    chroma=0.13 mood=wide blush=yes scene=hills backhue=200
bigroot: creature @tree body=trunk crest=sprout arms=roots horns=none mouth=grin mood=calm scene=forest backhue=200
frog_prophet: creature @frog gear=third wear=robe hold=staff hue=140 accent=285 mood=sleepy scene=stars backhue=275
    back=none texture=spots
frosty_fortress: thing kind=fortress hue=225 light=0.86 chroma=0.06 accent=250 mood=angry mouth=fangs scene=snow
    backhue=240 peek=no blush=no tilt=0
oakenmaster: creature @tree crest=leaves arms=roots gear=elder mood=sly mouth=smile scene=forest backhue=90
    hold=crook
thunder_queen: person @lady hair=cloud haircolour=storm hat=crown back=none wear=dress hold=bolt mood=angry
    mouth=smirk scene=storm accent=290 hue=270 chroma=0.05 light=0.74 backhue=275
typhoon_princess: person @lady hair=whirl haircolour=blue hat=tiara wear=dress mood=wide mouth=grin scene=sea
    accent=210 hue=215 chroma=0.05 light=0.86 backhue=200
veteran_penguin: creature @penguin hat=beret gear=eyepatch wear=medals mood=sly accent=25
world_eater: creature head=wide muzzle=maw hold=planet arms=talons horns=none texture=stars hue=290 light=0.5
    chroma=0.13 mood=angry scene=stars accent=60 backhue=265 size=1.12

# Beyond Eternity
agile_rooster: creature head=round crest=comb muzzle=rooster wings=bright gear=headband body=stout arms=none hue=75
    light=0.9 chroma=0.06 accent=25 mood=angry scene=rays backhue=230 tail=none
ant_zombie_horde: creature @bug horns=whips swarm=3 eye=round hue=140 light=0.58 chroma=0.08 accent=100 mood=sleepy
    scene=graveyard backhue=270 gear=stitches wear=none
berserker_rabbit: creature @rabbit mouth=roar hold=greataxe gear=warpaint arms=fists hue=20 light=0.72 chroma=0.09
    mood=angry scene=peaks backhue=30 accent=25
blessed_killer_bee: creature @bee wings=angel horns=none hat=halo back=radiance mood=calm mouth=smile scene=clouds
    backhue=220
blessed_shield_bugs: creature @shield_bugs horns=none hat=halo accent=85 backhue=220 scene=clouds mood=happy
blessed_tiger_squirrel: creature @tiger_squirrel hold=none hat=halo back=radiance mood=happy scene=clouds
    backhue=210
catalisk: creature head=round ears=cat body=coils arms=none muzzle=cat texture=scales eye=slit back=frill hue=165
    accent=330 mood=sly scene=cave backhue=60
cave_lizard: creature head=flat muzzle=salamander texture=scales crest=crystals tail=gecko arms=talons eye=slit
    hue=195 light=0.66 accent=300 mood=wide scene=cave backhue=290
cursed_gorillion: creature @gorillion eye=glow wear=chain horns=devil hue=300 light=0.44 chroma=0.08 accent=300
    mood=angry mouth=fangs scene=graveyard backhue=290
duckdra: creature heads=3 head=round muzzle=bill body=egg wings=bright arms=none crest=tuft hue=95 light=0.9
    chroma=0.13 accent=90 mood=sly scene=sea backhue=200 belly=plain
fire_antler: creature @deer horns=fire arms=none hue=35 light=0.62 chroma=0.12 accent=40 mood=angry scene=volcano
    backhue=55 mouth=flat
ghostly_underdog: creature head=round ears=flop muzzle=snout body=ghost arms=none wear=collar back=aura hue=215
    light=0.88 chroma=0.05 accent=25 mood=sad mouth=frown scene=graveyard backhue=265
goat_dragon: creature @dragon horns=goat muzzle=goat texture=none head=long ears=leaf eye=goat hue=80 light=0.86
    chroma=0.04 accent=25 mood=sly scene=peaks backhue=220
hiss_holiness: creature @snake hat=mitre hold=crosier wear=none texture=scales hue=140 mood=sly scene=rays
    backhue=85 accent=90
hypnotic_mouse: creature head=drop ears=big muzzle=mouse eye=spiral tail=pink wear=cloak hue=300 light=0.74
    chroma=0.05 accent=290 scene=rays backhue=310 body=slim
koibra: creature @snake head=round back=hood texture=koi horns=barbels ears=none crest=sail hue=60 light=0.95
    chroma=0.03 accent=40 mood=angry scene=deep backhue=215
madam_mystique: person @lady nose=none hair=long haircolour=purple hat=turban gear=veil hold=orb wear=stole mood=sly
    scene=stars accent=315 backhue=290 hue=55 light=0.8
peacasus: creature head=long ears=leaf muzzle=horse crest=peacock tail=peacock wings=none body=neck arms=none
    hue=240 light=0.72 chroma=0.12 accent=180 mood=calm scene=hills backhue=90 mouth=smile belly=bare
porcupine_teacher: creature head=drop back=quills ears=small muzzle=snout gear=glasses wear=bowtie hold=book hue=55
    light=0.66 chroma=0.06 accent=25 mood=calm mouth=flat scene=school backhue=160
pyro_salamancer: creature head=flat muzzle=salamander hat=wizard hold=firestaff tail=flame wear=robe texture=spots
    hue=40 light=0.72 chroma=0.16 accent=25 mood=sly scene=volcano backhue=280 arms=none
radioactive_pest: creature @bug hue=50 light=0.5 chroma=0.09 back=fallout wear=trefoil wings=insect eye=glow
    mood=angry scene=city backhue=130
rockyphant: creature head=rocky ears=elephant muzzle=trunk texture=rock crest=rocks body=none hue=75 light=0.68
    chroma=0.03 mood=calm scene=peaks backhue=210 size=0.85 eyes=2
sea_rex: creature head=dino muzzle=tyrant crest=sail ears=fin gear=none wear=ring arms=tiny tail=none texture=spots
    hue=190 mood=wide accent=60 scene=sea backhue=215 size=0.95
soul_manipulator: person jaw=fine hair=none hat=hood eye=glow back=strings nose=none mouth=smirk brows=no ears=none
    mood=angry scene=graveyard accent=290 backhue=280 hue=200 chroma=0.05 light=0.62 arms=spread
spirit_cheetah: creature ears=small texture=cheetah muzzle=cat body=ghost arms=none back=aura hue=85 light=0.9
    chroma=0.08 mood=angry scene=stars backhue=260 accent=190
spirit_maki: creature head=drop ears=lemur texture=panda muzzle=snout tail=ringed body=ghost arms=none back=aura
    hue=220 light=0.9 chroma=0.04 mood=wide mouth=tiny scene=jungle backhue=280 accent=70
squirtoise_scout: creature ears=tuft muzzle=rabbit back=shell tail=bushy hat=scout hold=binoculars wear=scarf hue=45
    light=0.62 chroma=0.11 accent=140 mood=wide scene=forest backhue=100 mouth=buck
tiger_wasp: creature @bee horns=whips muzzle=cat head=round ears=cat texture=stripes mood=angry scene=jungle
    backhue=130 hue=60
tornado_dragon: creature @dragon wings=none tail=none texture=scales arms=none body=tornado crest=swirl hue=200
    accent=210 mood=angry mouth=roar scene=storm backhue=260
trash_diver: creature head=drop texture=mask ears=round muzzle=snout gear=diving body=can arms=paws hue=70 light=0.7
    chroma=0.03 accent=55 mood=wide mouth=smile scene=town backhue=200
trash_flier: creature head=round muzzle=beak wings=cans body=egg hat=canlid arms=none hue=250 light=0.78 chroma=0.03
    accent=25 mood=wide scene=clouds backhue=215 belly=plain crest=none
water_antler: creature @deer horns=water arms=none hue=225 light=0.74 chroma=0.08 accent=215 mood=calm scene=deep
    backhue=195 mouth=smile
""")

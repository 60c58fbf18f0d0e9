"""Rats of Wistar: tools with faces, machines, wind-up animals, houses with signs, and many rats and mice."""

from herna.web.art.pins.look import read

LOOKS = read("""
@robo: texture=armour chroma=0.05 hue=230 light=0.76 scene=lab backhue=60
@windup: back=key texture=armour chroma=0.09 light=0.76 scene=kitchen backhue=200
@wooden: texture=bark chroma=0.07 hue=60 light=0.68 scene=forest backhue=140
@calm: peek=no tilt=0
@alone: peek=no
@mouse: hue=75 light=0.8 size=0.95

# Tools of the advanced deck
laser_cutter: thing @alone kind=raygun hue=25 accent=25 mood=angry mouth=grin scene=lab
spring_boots: thing @alone kind=spring hue=140 mood=happy mouth=laugh scene=lab
telescopic_goggles: rat gear=goggles hat=none mood=wide wear=lab accent=200 hold=binoculars
mechanical_arm: thing @alone kind=gloves mood=sly mouth=smirk scene=lab
magnetic_crowbar: thing @alone kind=magnet mood=angry mouth=grin scene=lab
ultrasonic_whistle: rat hold=flute mood=wide wear=scarf hat=none gear=none accent=90
plasma_torch: rat hold=torch gear=goggles wear=apron hat=none mood=sly accent=25
gravity_harness: rat wear=spacesuit hat=none gear=none mood=wide back=rockets scene=stars accent=250
holographic_projector: thing @alone kind=television mood=happy mouth=smile scene=lab
pocket_generator: thing kind=battery peek=yes mood=wide mouth=smile accent=140 scene=lab
nano_weave_vest: rat wear=armour hat=none gear=glasses mood=calm accent=290 hold=none
lockpick: thing @alone kind=box sign=key mood=sly mouth=none scene=moon backhue=265
stun_pistol: rat hold=teleporter hat=cap mood=sly wear=vest gear=none accent=200
acoustic_amplifier: robot head=box look=bulbs jaw=grille antenna=dish mood=wide accent=25 chest=gauge scene=lab
cordless_drill: thing @alone kind=drill eyes=2 mood=happy mouth=none eye=round scene=lab hue=250 hat=none
experimental_spyglass: thing @alone kind=scope mood=wide mouth=smile scene=stars backhue=260 eyes=1
battery_backpack: rat back=rockets gear=goggles hat=none mood=happy wear=vest accent=140 scene=lab
energy_blade: rat hold=katana hat=hood wear=robe gear=none mood=angry accent=200 scene=stars
positronic_screwdriver: rat hold=wrench wear=lab gear=glasses hat=none mood=wide accent=250
biomechanical_glove: thing @alone kind=gloves mood=happy mouth=smile scene=forest hue=140 hat=none crest=sprout

# Vehicles of the advanced deck
steam_tricycle: vehicle kind=car hue=25 accent=60 scene=town
magnetic_railcar: thing @alone kind=train mood=happy mouth=smile hue=25 accent=25 chroma=0.14 light=0.66 scene=cave
surface_to_cat_missile: thing @alone kind=rocket mood=angry mouth=grin accent=25 scene=clouds backhue=220
jet_pack: rat back=rockets hat=aviator gear=none wear=leather mood=happy scene=clouds accent=25
tunnel_boring_car: thing @alone kind=drill mood=wide mouth=none hue=140 accent=60 scene=cave hat=none
teapot_submarine: thing @alone kind=teapot mood=happy mouth=smile hue=190 accent=25 scene=deep backhue=200
time_machine: thing @alone kind=clock mood=wide mouth=oh wings=angel scene=stars backhue=275
hover_slipper: thing @alone kind=boot mood=happy mouth=smile wings=angel scene=clouds backhue=210
supersonic_jet: thing @alone kind=plane mood=angry mouth=grin hue=240 accent=25 scene=clouds backhue=215
armoured_roller_skate: thing @alone kind=boot mood=angry mouth=grin scene=arena backhue=250
solar_glider: thing @alone kind=plane mood=calm mouth=smile hue=85 accent=85 scene=hills backhue=200

# Tools of the basic deck
slingshot: rat hold=rock hat=bandana mood=sly wear=vest gear=none accent=60
matchstick_spear: rat hold=spear hat=bandana mood=angry gear=warpaint wear=leather accent=25
thimble_helmet: rat hat=bucket gear=none mood=wide wear=scarf accent=250
bottle_cap_shield: rat hold=shield hat=helmet gear=none mood=calm wear=vest accent=200
paper_clip_hook: rat hold=hook hat=pirate gear=none mood=sly wear=sailor accent=25 scene=sea
cork_life_vest: rat wear=ring hat=none gear=none mood=happy scene=sea accent=25
needle_sword: rat hold=sword hat=knight gear=none mood=angry wear=armour accent=25 ears=none
hammer: thing kind=hammer peek=yes mood=sly mouth=smile scene=town
hand_saw: thing @alone kind=saw mood=happy mouth=grin scene=forest
thread_rope: rat hold=bow hat=scout gear=none mood=calm wear=vest accent=140
throwing_star: thing @alone kind=star mood=angry mouth=smirk scene=moon backhue=265
whetstone: thing kind=rock peek=yes mood=calm mouth=flat hue=250 chroma=0.02 light=0.7 scene=hills
camouflage_suit: rat wear=camouflage hat=army gear=warpaint mood=sly scene=jungle accent=140
notebook: thing kind=book peek=yes mood=happy mouth=smile accent=25 scene=lab
toothpick_stilts: thing @alone kind=walker scene=hills hue=75 accent=25
pulley: thing @alone kind=crane scene=town
encyclopedia: thing @alone kind=book gear=glasses mood=calm mouth=smile accent=140 scene=library
magnifying_glass: rat hold=magnifier hat=fedora gear=none mood=wide wear=scarf accent=60
magnetic_compass: thing @alone kind=compass mood=happy mouth=smile scene=hills
wooden_armor: rat wear=armour hat=knight ears=none hold=shield gear=none mood=calm accent=60 scene=forest
measuring_tape: thing @alone kind=scroll mood=wide mouth=oh scene=town
lantern: rat hold=lantern hat=hood ears=none gear=none mood=wide wear=robe accent=285 scene=cave
electric_torch: thing kind=lamp peek=yes mood=happy mouth=smile scene=cave
trap_disarmer: thing @alone kind=snare mood=happy mouth=smile scene=kitchen
stink_bomb: thing @alone kind=bomb mood=sleepy mouth=tongue hue=130 scene=hills backhue=110
time_bomb: thing @alone kind=bomb mood=angry mouth=grin hue=270 scene=lab
first_aid_kit: thing kind=kit peek=yes mood=happy mouth=smile scene=hills
sand_timer: thing @alone kind=hourglass mood=calm mouth=smile scene=lab accent=85
mechanical_calculator: thing @alone kind=clock mood=wide mouth=grille scene=lab sign=gear
bell_alarm: thing kind=bell peek=yes mood=wide mouth=oh scene=town
paper_kite: thing @alone kind=kite mood=happy mouth=laugh accent=25 scene=clouds backhue=215

# Vehicles of the basic deck
hot_air_balloon: vehicle kind=balloon accent=25 scene=clouds backhue=215
button_wheelbarrow: vehicle kind=wagon scene=hills accent=25
camp_tent: thing kind=tent @alone accent=140 scene=forest
sardine_tin_sled: vehicle kind=submarine hue=240 chroma=0.03 light=0.8 accent=25 scene=snow
land_yacht: thing @alone kind=ship mood=happy mouth=smile accent=200 scene=hills
walnut_canoe: vehicle kind=dinghy scene=sea backhue=200
electric_scooter: thing @alone kind=cycle mood=wide mouth=grin accent=200 scene=city
wooden_bicycle: thing @alone kind=cycle mood=happy mouth=smile accent=60 scene=forest
roller_skate_cart: vehicle kind=car hue=330 accent=90 scene=city
spoon_catapult: thing @alone kind=catapult mood=sly mouth=smirk scene=kitchen

# Mechanical animals
robosnail: creature @robo head=drop back=snailshell horns=stalks eyes=0 mouth=smile body=slim arms=none accent=60
robo_owl: creature @robo muzzle=owl texture=owl ears=tuft eye=owl body=egg arms=flippers accent=60 hue=75
robomouse: creature @robo head=drop ears=big muzzle=mouse tail=thin body=tin arms=none accent=25
robo_spider: creature @robo arms=legs body=thorax muzzle=mandibles eyes=6 accent=25 mood=angry
mechanical_chameleon: creature @robo head=skull eye=turret crest=casque tail=curl muzzle=salamander hue=160 accent=60
robotiger: creature @robo ears=cat muzzle=cat texture=stripes body=tin tail=thin hue=60 chroma=0.12 mood=angry
  arms=talons
robo_elephant: creature @robo ears=elephant muzzle=trunk body=tin arms=none mood=calm hue=250
robo_beaver: creature @robo ears=small muzzle=rabbit body=tin arms=steel hue=50 chroma=0.07 mood=happy
robo_bat: creature @robo ears=wolf muzzle=plain mouth=fangs wings=bat body=tin arms=none accent=290 mood=sly
robo_ants: creature @robo head=bug body=thorax arms=six horns=whips muzzle=mandibles swarm=3 accent=25
robohorse: creature @robo head=long ears=leaf muzzle=horse crest=forelock body=tin arms=none accent=25 mouth=smile
robo_scorpion: creature @robo head=bug body=thorax arms=crab tail=scorpion muzzle=mandibles accent=25 mood=angry
robo_eagle: creature @robo muzzle=beak wings=bright crest=feathers body=tin arms=none accent=60 mood=angry
clockwork_beetle: creature @windup head=bug body=thorax arms=six horns=whips muzzle=mandibles hue=140 mood=wide
robomole: creature @robo head=drop ears=none muzzle=mole arms=digger body=tin hat=helmet hue=40 mood=happy
wind_up_duck: creature @windup muzzle=bill body=egg arms=none crest=tuft hue=90 light=0.88 accent=60 mood=wide
wooden_tortoise: creature @wooden head=round back=shell muzzle=plain mouth=smile body=slim accent=85 mood=happy
tin_rooster: creature @windup muzzle=rooster crest=comb wings=bright body=stout arms=none hue=60 accent=25 mood=angry
wooden_porcupine: creature @wooden head=drop back=quills ears=small muzzle=snout mouth=smile mood=calm
mechanical_goat: creature @robo head=long horns=goat ears=leaf muzzle=goat eye=goat body=tin arms=none hue=80
wind_up_frog: creature @windup head=wide muzzle=frog body=slim hue=140 mood=happy
mechanical_cow: creature @robo horns=nub ears=leaf muzzle=pig texture=cow body=tin arms=none wear=none
  light=0.9 mood=calm
robodog: creature @robo ears=flop muzzle=snout body=tin arms=steel mouth=tongue tail=thin mood=happy
clockwork_squirrel: creature @windup ears=tuft muzzle=rabbit tail=bushy hold=acorn hue=45 mood=wide mouth=buck
robocheetah: creature @robo ears=small muzzle=cat texture=cheetah body=tin tail=thin hue=80 chroma=0.1
  mood=angry arms=talons
wooden_crab: creature @wooden head=flat arms=crab body=stout horns=stalks eyes=0 mouth=smile accent=40
mechanical_magpie: creature @windup muzzle=beak wings=raven body=egg arms=none hue=270 chroma=0.04 light=0.45
  hold=money mood=sly
clockwork_rabbit: creature @windup ears=bunny muzzle=rabbit head=drop hue=330 mood=happy mouth=buck

# Buildings of the advanced deck
power_plant: building kind=factory sign=bolt mood=wide mouth=smile hue=240 scene=city
hydroelectric_dam: building kind=dam sign=drop mood=calm mouth=smile scene=peaks peek=no
foundry: building kind=factory sign=metal mood=angry mouth=grin hue=25 scene=volcano
assembly_hall: building kind=factory sign=gear mood=happy mouth=smile hue=75 peek=no
robotics_institute: building kind=laboratory sign=gear mood=wide mouth=grille hue=230 scene=city
chemical_works: building kind=laboratory sign=flask mood=sly mouth=smirk hue=140
telegraph_tower: building kind=radar mood=wide mouth=oh accent=25 scene=hills peek=no
excavation_headquarters: building kind=lair sign=hammer hue=60 scene=cave peek=yes
underground_station: building kind=lair sign=wheel hue=250 chroma=0.03 scene=cave peek=no
electric_sawmill: building kind=shop sign=saw mood=happy mouth=smile hue=60 accent=140 scene=forest
wind_turbine: building kind=turbine mood=happy mouth=smile hue=200 scene=hills peek=no
mine_shaft: building kind=lair sign=metal hue=40 scene=peaks peek=yes
hospital: building kind=castle sign=cross mood=calm mouth=smile hue=200 accent=25 peek=no
genetics_laboratory: building kind=laboratory sign=mouse mood=wide mouth=oh hue=320
patent_office: building kind=temple sign=plans mood=calm mouth=flat scene=city peek=no
garage: building kind=shop sign=wheel mood=sleepy mouth=flat hue=230 accent=25 scene=city
cheese_vault: building kind=fortress sign=cheese mood=angry mouth=flat hue=90 chroma=0.1 accent=60 scene=hills peek=no
industrial_carpentry: building kind=factory sign=wood mood=calm mouth=smile hue=60 scene=forest
academy_of_heroes: building kind=castle sign=trophy mood=wide mouth=grin hue=290 accent=300 scene=peaks peek=no
heroes_monument: rat hold=sword hat=crown wear=armour back=cape mood=calm scene=rays gear=none light=0.72 chroma=0.02
launch_pad: thing @alone kind=rocket mood=happy mouth=smile accent=250 scene=hills backhue=200
weather_station: building kind=radar mood=calm mouth=smile accent=200 scene=clouds peek=yes
warehouse_district: building kind=shop sign=wood mood=calm mouth=flat hue=60 accent=60 scene=town
radar: building kind=radar mood=angry mouth=grin accent=140 scene=stars backhue=260 peek=no
observatory: building kind=dome mood=wide mouth=smile hue=250 scene=stars backhue=265 peek=no
spy_centre: building kind=house sign=eye hue=270 accent=270 scene=moon
parliament_under_the_oak: building kind=stump sign=crown mood=calm mouth=smile scene=forest peek=no
university: building kind=temple sign=book mood=calm mouth=smile scene=hills peek=no
seismic_station: building kind=volcano mood=sly mouth=oh hue=40 scene=peaks peek=no
training_ground: rat hat=none gear=headband arms=gloves wear=none mood=angry scene=arena accent=25
control_room: robot head=screen antenna=dish mood=wide chest=lights scene=lab hue=230
mouse_travel_agency: vehicle kind=balloon accent=300 scene=peaks
secret_service: rat hat=fedora wear=suit gear=none mood=sly scene=moon accent=25
supercomputer: robot head=screen antenna=twin mood=angry chest=lights scene=lab hue=160 crest=brain
transformer_station: building kind=laboratory sign=bolt mood=angry mouth=grille hue=85 scene=storm backhue=260
switchboard: robot head=box look=bulbs jaw=slot antenna=none chest=lights mood=happy scene=lab hue=75
automatic_laboratory: building kind=laboratory sign=gear mood=calm mouth=grille hue=190 scene=lab peek=no

# Buildings of the basic deck
carpenters_hut: building kind=house sign=saw hue=60 accent=25
smithy: building kind=house sign=hammer hue=30 accent=250 scene=volcano
guard_tower: building kind=tower mood=sly mouth=flat hue=75 accent=25 peek=no
hostel: building kind=inn mood=sleepy mouth=tiny hue=250 accent=140 sign=bed horns=none peek=no
scrap_yard: rat hat=bucket wear=apron hold=wrench mood=happy scene=town gear=none accent=60
cartography_institute: rat hat=scout hold=map gear=glasses wear=vest mood=wide scene=peaks accent=140
study: building kind=shelf mood=calm mouth=smile peek=yes scene=library
rope_bridge: building kind=bridge mood=wide mouth=oh hue=60 chroma=0.08 scene=peaks peek=no
kindergarten: building kind=swing mood=happy mouth=laugh scene=hills peek=yes
toolshed: building kind=house sign=gear hue=140 accent=60
planning_room: thing kind=scroll peek=yes mood=wide mouth=smile scene=lab sign=plans
library: building kind=shelf mood=sleepy mouth=tiny peek=no scene=library sign=book
games_room: building kind=house sign=dice hue=290 accent=300
mushroom_farm: thing kind=mushroom peek=yes mood=happy mouth=smile scene=cave
watermill: building kind=waterwheel mood=happy mouth=smile scene=hills peek=no
gymnasium: rat gear=headband wear=none arms=fists mood=angry hat=none scene=arena accent=250
town_square: building kind=bell @alone mood=happy mouth=smile scene=town
well: building kind=well mood=calm mouth=smile scene=hills peek=yes
archive: thing kind=box peek=yes mood=sleepy mouth=none scene=library sign=book
stable: building kind=house sign=wheel hue=50 accent=60 scene=hills
post_office: building kind=house sign=letter hue=90 accent=85
bathhouse: building kind=house sign=drop hue=210 accent=210 scene=sea
theatre: building kind=stage mood=happy mouth=laugh scene=town peek=no
school: building kind=house sign=book hue=25 accent=140 scene=school
market_hall: building kind=shop sign=cheese mood=happy mouth=smile hue=75 accent=60 scene=town
woodcutters_lodge: building kind=stump sign=tree mood=wide mouth=grin scene=forest peek=yes
construction_crane: building kind=crane scene=town peek=no backhue=215
inn: building kind=inn mood=happy mouth=smile hue=25 accent=85 sign=mug peek=no horns=none
wood_store: building kind=barricade sign=wood mood=calm mouth=smile scene=forest peek=yes
tree_house_lookout: thing kind=tree @alone sign=eye mood=wide mouth=oh scene=forest
fire_station: building kind=house sign=flame hue=25 accent=25
museum: building kind=temple sign=trophy mood=sleepy mouth=flat scene=town peek=no
bakery: building kind=shop sign=bread mood=happy mouth=smile hue=60 accent=25 scene=town
dormitory: building kind=bed mood=sleepy mouth=tiny scene=moon peek=no accent=250
mouse_embassy: building kind=castle sign=mouse mood=calm mouth=smile hue=75 accent=300 peek=no
gallery_of_doors: building kind=door sign=key mood=wide mouth=smile hue=60 scene=town peek=no
court_house: building kind=temple sign=scales mood=angry mouth=flat scene=rays peek=no
barricade: building kind=barricade mood=angry mouth=grin scene=town peek=no
metal_store: building kind=house sign=metal hue=240 accent=250
shop: building kind=shop sign=coin mood=happy mouth=grin hue=320 accent=140 scene=city
tinkers_guild: building kind=house sign=hammer hue=200 accent=330
puppet_workshop: rat hold=none hat=jester gear=none wear=vest mood=sly back=strings scene=town accent=300
town_hall: building kind=castle sign=crown mood=happy mouth=smile hue=50 accent=250 scene=town peek=no

# Mice of the house
h01: rat @mouse gear=glasses hat=mortarboard wear=vest hold=book mood=calm accent=250
h02: rat @mouse hat=cap wear=scarf hold=scroll mood=happy gear=none accent=300
h03: rat @mouse hat=none gear=goggles wear=apron hold=wrench mood=wide accent=25
h04: rat @mouse hat=bandana gear=none wear=apron hold=hammer mood=happy accent=60
h05: rat @mouse hat=helmet gear=none wear=vest hold=rock mood=calm accent=90
h06: rat @mouse hat=none gear=none wear=vest hold=axe mood=happy scene=forest accent=25
h07: rat @mouse hat=cap gear=glasses wear=apron hold=none arms=steel mood=sly accent=140
h08: rat @mouse hat=jester gear=none wear=scarf hold=candy mood=happy accent=330
h09: rat @mouse hat=none gear=monocle wear=suit hold=map mood=calm accent=200
h10: rat @mouse hat=straw gear=none wear=apron hold=seedling mood=happy scene=hills accent=140
h11: rat @mouse hat=helmet gear=none wear=leather hold=pickaxe mood=wide scene=cave accent=60
h12: rat @mouse hat=cap gear=none wear=scarf hold=bag mood=wide scene=town accent=25
h13: rat @mouse hat=none gear=headband wear=medals hold=none mood=happy scene=hills accent=250
h14: rat @mouse hat=army gear=none wear=captain hold=spear mood=sly scene=town accent=25
h15: rat @mouse hat=fedora gear=none wear=leather hold=torch mood=sly scene=jungle accent=60

# Mice of the cellar
k01: rat @mouse hat=helmet gear=goggles wear=vest hold=bolt mood=wide scene=lab accent=90
k02: rat @mouse hat=wizard gear=none wear=robe hold=potion mood=wide scene=stars accent=285
k03: rat @mouse hat=none gear=glasses wear=bowtie hold=book mood=sleepy scene=library accent=25
k04: rat @mouse hat=scout gear=none wear=scarf hold=binoculars mood=wide scene=forest accent=60
k05: rat @mouse hat=helmet gear=none wear=vest hold=shovel mood=happy scene=cave accent=60
k06: rat @mouse hat=bow gear=none wear=apron hold=none mood=happy scene=kitchen accent=330
k07: rat @mouse hat=mortarboard gear=third wear=lab hold=orb mood=calm scene=lab accent=285
k08: rat @mouse hat=tophat gear=monocle wear=suit hold=money mood=sly scene=town accent=140
k09: rat @mouse hat=crown gear=none wear=belt arms=fists hold=none mood=angry scene=arena accent=25
k10: rat @mouse hat=helmet gear=moustache wear=overalls hold=flag mood=calm scene=town accent=60
cheese6: thing kind=cheese peek=yes mood=happy mouth=laugh scene=kitchen
cheese3: thing @alone kind=cheese mood=calm mouth=smile scene=lab

# Heroes and their skills
hero_intelligence: rat gear=glasses hat=mirror wear=lab hold=flask mood=calm scene=lab accent=200 light=0.78
hero_strength: rat body=broad gear=headband hat=none wear=belt arms=fists mood=angry scene=peaks accent=25 light=0.55
hero_wits: rat hat=fedora gear=monocle wear=suit hold=magnifier mood=sly scene=moon accent=60
hero_endurance: rat hat=scout gear=none wear=scarf hold=crook mood=calm scene=peaks accent=140 light=0.62
hero_agility: rat hat=flower gear=none wear=gi hold=none arms=paws mood=happy scene=arena accent=330 light=0.8
token_strength: thing @alone kind=hammer mood=angry mouth=grin scene=rays backhue=25
token_wits: thing @alone kind=scope mood=sly mouth=smirk scene=rays backhue=60 eyes=1
token_endurance: thing @alone kind=boot mood=calm mouth=smile scene=rays backhue=140
token_agility: thing @alone kind=spring mood=happy mouth=smile scene=rays backhue=330 hue=330
token_intelligence: thing @alone kind=flask mood=calm mouth=smile scene=rays backhue=200 accent=200

# Missions
mh1: creature head=bug body=thorax arms=six horns=whips muzzle=mandibles swarm=3 hue=40 light=0.5 mood=wide scene=cave
mh2: person mood=wide mouth=oh hair=short hold=broom scene=kitchen accent=250 backhue=60
mh3: building kind=shelf mood=sly mouth=smirk peek=yes scene=library
mh4: rat hold=lantern hat=helmet gear=none wear=scarf mood=wide scene=cave accent=25
mh5: creature ears=cat muzzle=cat tail=thin texture=stripes hue=60 chroma=0.12 mood=angry scene=moon backhue=265
mh6: thing kind=chest @alone mood=happy mouth=laugh scene=candy
mc1: creature head=flat body=coils muzzle=snake arms=none eye=slit texture=scales hue=140 mood=angry scene=cave
mc2: thing kind=boiler @alone mood=sad mouth=frown scene=snow
mc3: thing kind=keg @alone swarm=3 mood=calm mouth=smile scene=cave
mc4: creature arms=legs body=thorax back=web muzzle=mandibles eyes=6 hue=290 light=0.5 mood=sly scene=cave backhue=260

# Goals
g01: rat hold=shovel hat=helmet gear=none wear=apron mood=happy scene=cave accent=60
g02: building kind=bed mood=happy mouth=smile scene=hills peek=no accent=330
g03: rat @mouse hold=mug hat=none gear=none wear=bowtie mood=happy scene=town accent=25
g04: rat hat=bandana gear=none texture=mask hold=money wear=leather mood=sly scene=moon accent=270
g05: rat hat=none gear=third wear=lab hold=magnifier mood=calm scene=library accent=200
g06: rat hat=none gear=goggles wear=apron hold=hammer mood=happy scene=lab accent=60
g07: rat hat=helmet gear=none wear=overalls hold=wrench mood=calm scene=city accent=250
g08: rat hat=helmet gear=none wear=vest hold=pickaxe mood=happy scene=town accent=90
g09: rat hat=wizard gear=none wear=stole hold=orb mood=wide scene=stars accent=285
g10: rat hat=tophat gear=monocle wear=medals hold=none mood=calm scene=rays accent=25
g11: robot head=barrel crest=bolts look=lens jaw=zigzag antenna=none mood=happy hue=90 accent=90 scene=lab
g12: rat hat=mortarboard gear=glasses wear=lab hold=book mood=happy scene=school accent=140
g13: rat hat=captain gear=none wear=captain hold=scroll mood=calm scene=town accent=250

# Doors and abilities
door_wood: thing @calm kind=door sign=wood mood=calm mouth=smile hue=60 light=0.62 scene=town
door_metal: thing @calm kind=door sign=metal mood=angry mouth=flat hue=240 chroma=0.03 light=0.66 scene=town
door_basic: thing @calm kind=door sign=plans mood=wide mouth=smile hue=245 light=0.66 scene=town
door_movement: thing @calm kind=door sign=paw mood=happy mouth=smile hue=140 light=0.66 scene=town
door_vp: thing @calm kind=door sign=trophy mood=happy mouth=laugh hue=85 light=0.74 scene=town
door_explore: thing @calm kind=door sign=key mood=sly mouth=smirk hue=290 light=0.62 scene=town
door_versatility: thing @calm kind=door sign=dice mood=happy mouth=grin hue=25 light=0.64 scene=town
door_advanced: thing @calm kind=door sign=gear mood=calm mouth=grille hue=200 light=0.66 scene=town
ab_bed_discount: building kind=bed mood=calm mouth=smile scene=town peek=no accent=140 sign=coin
ab_room_discount: building kind=door sign=coin mood=happy mouth=smile hue=75 scene=hills peek=no
ab_annex: building kind=house sign=star hue=290 accent=330 scene=hills
ab_movement: rat gear=headband hat=none wear=scarf mood=happy scene=hills hold=flag accent=140
ab_skill_token: thing @calm kind=star mood=calm mouth=smirk scene=hills sign=gear
ab_vp3: thing @calm kind=star mood=happy mouth=smile scene=rays sign=trophy
ab_vp6: thing @calm kind=star mood=happy mouth=laugh hat=crown scene=rays sign=trophy
ab_free_card: thing @calm kind=card mood=happy mouth=smile scene=rays accent=140
ab_main_action: rat hat=crown gear=none wear=vest mood=happy scene=rays hold=flag accent=25
ab_hero: rat hat=knight ears=none gear=none wear=armour mood=calm back=cape scene=rays accent=25

# Spaces of the disc
s1a: building kind=house sign=hammer hue=75 accent=60 scene=town
s1b: building kind=barricade sign=paw mood=calm mouth=smile scene=forest peek=no
s1c: thing kind=box sign=cheese peek=yes mood=calm mouth=none scene=town
s2a: rat hat=army hold=spear gear=none wear=armour mood=sly scene=forest accent=140
s2b: building kind=house sign=book hue=140 accent=25 scene=hills
s3a: building kind=crane scene=hills peek=yes
s3b: building kind=stump mood=happy mouth=smile scene=forest peek=yes
s4a: building kind=inn mood=calm mouth=smile hue=140 accent=25 sign=bed horns=none peek=no
s4b: building kind=laboratory sign=flask mood=wide mouth=smile hue=200 peek=no
s5a: building kind=factory sign=saw mood=happy mouth=smile hue=60 scene=forest
s5b: building kind=tower mood=wide mouth=oh hue=60 accent=140 scene=forest peek=no
s6a: building kind=temple sign=crown mood=calm mouth=smile scene=forest peek=no
s6b: thing kind=tent @alone accent=25 scene=moon

# Rooms of the farm
yard: building kind=well mood=happy mouth=smile scene=field peek=no
g1: building kind=door mood=calm mouth=smile hue=40 sign=paw scene=kitchen peek=no
g2: building kind=stove mood=happy mouth=smile scene=kitchen peek=yes
g3: building kind=sofa mood=sleepy mouth=smile accent=140 scene=library peek=yes
f1: building kind=bed mood=sleepy mouth=tiny scene=kitchen peek=no accent=330
f2: building kind=shelf mood=calm mouth=smile scene=school peek=no sign=book
c1: building kind=barrel @alone mood=sleepy mouth=none scene=cave
c2: building kind=jar mood=happy mouth=smile accent=25 scene=cave peek=yes
""")

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
p001: thing @alone kind=raygun hue=25 accent=25 mood=angry mouth=grin scene=lab
p002: thing @alone kind=spring hue=140 mood=happy mouth=laugh scene=lab
p003: rat gear=goggles hat=none mood=wide wear=lab accent=200 hold=binoculars
p004: thing @alone kind=gloves mood=sly mouth=smirk scene=lab
p005: thing @alone kind=magnet mood=angry mouth=grin scene=lab
p006: rat hold=flute mood=wide wear=scarf hat=none gear=none accent=90
p007: rat hold=torch gear=goggles wear=apron hat=none mood=sly accent=25
p008: rat wear=spacesuit hat=none gear=none mood=wide back=rockets scene=stars accent=250
p009: thing @alone kind=television mood=happy mouth=smile scene=lab
p010: thing kind=battery peek=yes mood=wide mouth=smile accent=140 scene=lab
p011: rat wear=armour hat=none gear=glasses mood=calm accent=290 hold=none
p012: thing @alone kind=box sign=key mood=sly mouth=none scene=moon backhue=265
p013: rat hold=teleporter hat=cap mood=sly wear=vest gear=none accent=200
p014: robot head=box look=bulbs jaw=grille antenna=dish mood=wide accent=25 chest=gauge scene=lab
p015: thing @alone kind=drill eyes=2 mood=happy mouth=none eye=round scene=lab hue=250 hat=none
p016: thing @alone kind=scope mood=wide mouth=smile scene=stars backhue=260 eyes=1
p017: rat back=rockets gear=goggles hat=none mood=happy wear=vest accent=140 scene=lab
p018: rat hold=katana hat=hood wear=robe gear=none mood=angry accent=200 scene=stars
p030: rat hold=wrench wear=lab gear=glasses hat=none mood=wide accent=250
p031: thing @alone kind=gloves mood=happy mouth=smile scene=forest hue=140 hat=none crest=sprout

# Vehicles of the advanced deck
p019: vehicle kind=car hue=25 accent=60 scene=town
p020: thing @alone kind=train mood=happy mouth=smile hue=25 accent=25 chroma=0.14 light=0.66 scene=cave
p021: thing @alone kind=rocket mood=angry mouth=grin accent=25 scene=clouds backhue=220
p022: rat back=rockets hat=aviator gear=none wear=leather mood=happy scene=clouds accent=25
p023: thing @alone kind=drill mood=wide mouth=none hue=140 accent=60 scene=cave hat=none
p024: thing @alone kind=teapot mood=happy mouth=smile hue=190 accent=25 scene=deep backhue=200
p025: thing @alone kind=clock mood=wide mouth=oh wings=angel scene=stars backhue=275
p026: thing @alone kind=boot mood=happy mouth=smile wings=angel scene=clouds backhue=210
p027: thing @alone kind=plane mood=angry mouth=grin hue=240 accent=25 scene=clouds backhue=215
p028: thing @alone kind=boot mood=angry mouth=grin scene=arena backhue=250
p029: thing @alone kind=plane mood=calm mouth=smile hue=85 accent=85 scene=hills backhue=200

# Tools of the basic deck
p032: rat hold=rock hat=bandana mood=sly wear=vest gear=none accent=60
p033: rat hold=spear hat=bandana mood=angry gear=warpaint wear=leather accent=25
p034: rat hat=bucket gear=none mood=wide wear=scarf accent=250
p035: rat hold=shield hat=helmet gear=none mood=calm wear=vest accent=200
p036: rat hold=hook hat=pirate gear=none mood=sly wear=sailor accent=25 scene=sea
p037: rat wear=ring hat=none gear=none mood=happy scene=sea accent=25
p039: rat hold=sword hat=knight gear=none mood=angry wear=armour accent=25 ears=none
p040: thing kind=hammer peek=yes mood=sly mouth=smile scene=town
p041: thing @alone kind=saw mood=happy mouth=grin scene=forest
p042: rat hold=bow hat=scout gear=none mood=calm wear=vest accent=140
p044: thing @alone kind=star mood=angry mouth=smirk scene=moon backhue=265
p045: thing kind=rock peek=yes mood=calm mouth=flat hue=250 chroma=0.02 light=0.7 scene=hills
p046: rat wear=camouflage hat=army gear=warpaint mood=sly scene=jungle accent=140
p047: thing kind=book peek=yes mood=happy mouth=smile accent=25 scene=lab
p048: thing @alone kind=walker scene=hills hue=75 accent=25
p049: thing @alone kind=crane scene=town
p051: thing @alone kind=book gear=glasses mood=calm mouth=smile accent=140 scene=library
p052: rat hold=magnifier hat=fedora gear=none mood=wide wear=scarf accent=60
p053: thing @alone kind=compass mood=happy mouth=smile scene=hills
p056: rat wear=armour hat=knight ears=none hold=shield gear=none mood=calm accent=60 scene=forest
p057: thing @alone kind=scroll mood=wide mouth=oh scene=town
p058: rat hold=lantern hat=hood ears=none gear=none mood=wide wear=robe accent=285 scene=cave
p059: thing kind=lamp peek=yes mood=happy mouth=smile scene=cave
p063: thing @alone kind=snare mood=happy mouth=smile scene=kitchen
p064: thing @alone kind=bomb mood=sleepy mouth=tongue hue=130 scene=hills backhue=110
p065: thing @alone kind=bomb mood=angry mouth=grin hue=270 scene=lab
p066: thing kind=kit peek=yes mood=happy mouth=smile scene=hills
p067: thing @alone kind=hourglass mood=calm mouth=smile scene=lab accent=85
p069: thing @alone kind=clock mood=wide mouth=grille scene=lab sign=gear
p070: thing kind=bell peek=yes mood=wide mouth=oh scene=town
p072: thing @alone kind=kite mood=happy mouth=laugh accent=25 scene=clouds backhue=215

# Vehicles of the basic deck
p038: vehicle kind=balloon accent=25 scene=clouds backhue=215
p043: vehicle kind=wagon scene=hills accent=25
p050: thing kind=tent @alone accent=140 scene=forest
p054: vehicle kind=submarine hue=240 chroma=0.03 light=0.8 accent=25 scene=snow
p055: thing @alone kind=ship mood=happy mouth=smile accent=200 scene=hills
p060: vehicle kind=dinghy scene=sea backhue=200
p061: thing @alone kind=cycle mood=wide mouth=grin accent=200 scene=city
p062: thing @alone kind=cycle mood=happy mouth=smile accent=60 scene=forest
p068: vehicle kind=car hue=330 accent=90 scene=city
p071: thing @alone kind=catapult mood=sly mouth=smirk scene=kitchen

# Mechanical animals
p073: creature @robo head=drop back=snailshell horns=stalks eyes=0 mouth=smile body=slim arms=none accent=60
p074: creature @robo muzzle=owl texture=owl ears=tuft eye=owl body=egg arms=flippers accent=60 hue=75
p075: creature @robo head=drop ears=big muzzle=mouse tail=thin body=tin arms=none accent=25
p076: creature @robo arms=legs body=thorax muzzle=mandibles eyes=6 accent=25 mood=angry
p077: creature @robo head=skull eye=turret crest=casque tail=curl muzzle=salamander hue=160 accent=60
p078: creature @robo ears=cat muzzle=cat texture=stripes body=tin tail=thin hue=60 chroma=0.12 mood=angry arms=talons
p079: creature @robo ears=elephant muzzle=trunk body=tin arms=none mood=calm hue=250
p080: creature @robo ears=small muzzle=rabbit body=tin arms=steel hue=50 chroma=0.07 mood=happy
p081: creature @robo ears=wolf muzzle=plain mouth=fangs wings=bat body=tin arms=none accent=290 mood=sly
p082: creature @robo head=bug body=thorax arms=six horns=whips muzzle=mandibles swarm=3 accent=25
p083: creature @robo head=long ears=leaf muzzle=horse crest=forelock body=tin arms=none accent=25 mouth=smile
p084: creature @robo head=bug body=thorax arms=crab tail=scorpion muzzle=mandibles accent=25 mood=angry
p085: creature @robo muzzle=beak wings=bright crest=feathers body=tin arms=none accent=60 mood=angry
p086: creature @windup head=bug body=thorax arms=six horns=whips muzzle=mandibles hue=140 mood=wide
p087: creature @robo head=drop ears=none muzzle=mole arms=digger body=tin hat=helmet hue=40 mood=happy
p088: creature @windup muzzle=bill body=egg arms=none crest=tuft hue=90 light=0.88 accent=60 mood=wide
p089: creature @wooden head=round back=shell muzzle=plain mouth=smile body=slim accent=85 mood=happy
p090: creature @windup muzzle=rooster crest=comb wings=bright body=stout arms=none hue=60 accent=25 mood=angry
p091: creature @wooden head=drop back=quills ears=small muzzle=snout mouth=smile mood=calm
p092: creature @robo head=long horns=goat ears=leaf muzzle=goat eye=goat body=tin arms=none hue=80
p093: creature @windup head=wide muzzle=frog body=slim hue=140 mood=happy
p094: creature @robo horns=nub ears=leaf muzzle=pig texture=cow body=tin arms=none wear=none light=0.9 mood=calm
p095: creature @robo ears=flop muzzle=snout body=tin arms=steel mouth=tongue tail=thin mood=happy
p096: creature @windup ears=tuft muzzle=rabbit tail=bushy hold=acorn hue=45 mood=wide mouth=buck
p097: creature @robo ears=small muzzle=cat texture=cheetah body=tin tail=thin hue=80 chroma=0.1 mood=angry arms=talons
p098: creature @wooden head=flat arms=crab body=stout horns=stalks eyes=0 mouth=smile accent=40
p099: creature @windup muzzle=beak wings=raven body=egg arms=none hue=270 chroma=0.04 light=0.45 hold=money mood=sly
p100: creature @windup ears=bunny muzzle=rabbit head=drop hue=330 mood=happy mouth=buck

# Buildings of the advanced deck
p101: building kind=factory sign=bolt mood=wide mouth=smile hue=240 scene=city
p102: building kind=dam sign=drop mood=calm mouth=smile scene=peaks peek=no
p103: building kind=factory sign=metal mood=angry mouth=grin hue=25 scene=volcano
p104: building kind=factory sign=gear mood=happy mouth=smile hue=75 peek=no
p105: building kind=laboratory sign=gear mood=wide mouth=grille hue=230 scene=city
p106: building kind=laboratory sign=flask mood=sly mouth=smirk hue=140
p107: building kind=radar mood=wide mouth=oh accent=25 scene=hills peek=no
p108: building kind=lair sign=hammer hue=60 scene=cave peek=yes
p109: building kind=lair sign=wheel hue=250 chroma=0.03 scene=cave peek=no
p110: building kind=shop sign=saw mood=happy mouth=smile hue=60 accent=140 scene=forest
p111: building kind=turbine mood=happy mouth=smile hue=200 scene=hills peek=no
p112: building kind=lair sign=metal hue=40 scene=peaks peek=yes
p113: building kind=castle sign=cross mood=calm mouth=smile hue=200 accent=25 peek=no
p114: building kind=laboratory sign=mouse mood=wide mouth=oh hue=320
p115: building kind=temple sign=plans mood=calm mouth=flat scene=city peek=no
p116: building kind=shop sign=wheel mood=sleepy mouth=flat hue=230 accent=25 scene=city
p117: building kind=fortress sign=cheese mood=angry mouth=flat hue=90 chroma=0.1 accent=60 scene=hills peek=no
p118: building kind=factory sign=wood mood=calm mouth=smile hue=60 scene=forest
p119: building kind=castle sign=trophy mood=wide mouth=grin hue=290 accent=300 scene=peaks peek=no
p120: rat hold=sword hat=crown wear=armour back=cape mood=calm scene=rays gear=none light=0.72 chroma=0.02
p121: thing @alone kind=rocket mood=happy mouth=smile accent=250 scene=hills backhue=200
p122: building kind=radar mood=calm mouth=smile accent=200 scene=clouds peek=yes
p123: building kind=shop sign=wood mood=calm mouth=flat hue=60 accent=60 scene=town
p124: building kind=radar mood=angry mouth=grin accent=140 scene=stars backhue=260 peek=no
p125: building kind=dome mood=wide mouth=smile hue=250 scene=stars backhue=265 peek=no
p126: building kind=house sign=eye hue=270 accent=270 scene=moon
p127: building kind=stump sign=crown mood=calm mouth=smile scene=forest peek=no
p128: building kind=temple sign=book mood=calm mouth=smile scene=hills peek=no
p129: building kind=volcano mood=sly mouth=oh hue=40 scene=peaks peek=no
p130: rat hat=none gear=headband arms=gloves wear=none mood=angry scene=arena accent=25
p131: robot head=screen antenna=dish mood=wide chest=lights scene=lab hue=230
p132: vehicle kind=balloon accent=300 scene=peaks
p133: rat hat=fedora wear=suit gear=none mood=sly scene=moon accent=25
p134: robot head=screen antenna=twin mood=angry chest=lights scene=lab hue=160 crest=brain
p135: building kind=laboratory sign=bolt mood=angry mouth=grille hue=85 scene=storm backhue=260
p136: robot head=box look=bulbs jaw=slot antenna=none chest=lights mood=happy scene=lab hue=75
p137: building kind=laboratory sign=gear mood=calm mouth=grille hue=190 scene=lab peek=no

# Buildings of the basic deck
p138: building kind=house sign=saw hue=60 accent=25
p139: building kind=house sign=hammer hue=30 accent=250 scene=volcano
p140: building kind=tower mood=sly mouth=flat hue=75 accent=25 peek=no
p141: building kind=inn mood=sleepy mouth=tiny hue=250 accent=140 sign=bed horns=none peek=no
p142: rat hat=bucket wear=apron hold=wrench mood=happy scene=town gear=none accent=60
p143: rat hat=scout hold=map gear=glasses wear=vest mood=wide scene=peaks accent=140
p144: building kind=shelf mood=calm mouth=smile peek=yes scene=library
p145: building kind=bridge mood=wide mouth=oh hue=60 chroma=0.08 scene=peaks peek=no
p146: building kind=swing mood=happy mouth=laugh scene=hills peek=yes
p147: building kind=house sign=gear hue=140 accent=60
p148: thing kind=scroll peek=yes mood=wide mouth=smile scene=lab sign=plans
p149: building kind=shelf mood=sleepy mouth=tiny peek=no scene=library sign=book
p150: building kind=house sign=dice hue=290 accent=300
p151: thing kind=mushroom peek=yes mood=happy mouth=smile scene=cave
p152: building kind=waterwheel mood=happy mouth=smile scene=hills peek=no
p153: rat gear=headband wear=none arms=fists mood=angry hat=none scene=arena accent=250
p154: building kind=bell @alone mood=happy mouth=smile scene=town
p155: building kind=well mood=calm mouth=smile scene=hills peek=yes
p156: thing kind=box peek=yes mood=sleepy mouth=none scene=library sign=book
p157: building kind=house sign=wheel hue=50 accent=60 scene=hills
p158: building kind=house sign=letter hue=90 accent=85
p159: building kind=house sign=drop hue=210 accent=210 scene=sea
p160: building kind=stage mood=happy mouth=laugh scene=town peek=no
p161: building kind=house sign=book hue=25 accent=140 scene=school
p162: building kind=shop sign=cheese mood=happy mouth=smile hue=75 accent=60 scene=town
p163: building kind=stump sign=tree mood=wide mouth=grin scene=forest peek=yes
p164: building kind=crane scene=town peek=no backhue=215
p165: building kind=inn mood=happy mouth=smile hue=25 accent=85 sign=mug peek=no horns=none
p166: building kind=barricade sign=wood mood=calm mouth=smile scene=forest peek=yes
p167: thing kind=tree @alone sign=eye mood=wide mouth=oh scene=forest
p168: building kind=house sign=flame hue=25 accent=25
p169: building kind=temple sign=trophy mood=sleepy mouth=flat scene=town peek=no
p170: building kind=shop sign=bread mood=happy mouth=smile hue=60 accent=25 scene=town
p171: building kind=bed mood=sleepy mouth=tiny scene=moon peek=no accent=250
p172: building kind=castle sign=mouse mood=calm mouth=smile hue=75 accent=300 peek=no
p173: building kind=door sign=key mood=wide mouth=smile hue=60 scene=town peek=no
p174: building kind=temple sign=scales mood=angry mouth=flat scene=rays peek=no
p175: building kind=barricade mood=angry mouth=grin scene=town peek=no
p176: building kind=house sign=metal hue=240 accent=250
p177: building kind=shop sign=coin mood=happy mouth=grin hue=320 accent=140 scene=city
p178: building kind=house sign=hammer hue=200 accent=330
p179: rat hold=none hat=jester gear=none wear=vest mood=sly back=strings scene=town accent=300
p180: building kind=castle sign=crown mood=happy mouth=smile hue=50 accent=250 scene=town peek=no

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

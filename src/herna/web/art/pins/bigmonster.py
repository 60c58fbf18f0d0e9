"""Big Monster: monsters grown out of their terrain, explorers in coloured suits, tokens and crystals as things."""

from herna.web.art.pins.look import read

LOOKS = read("""
@dragon: head=skull muzzle=dragon horns=dragon wings=bat tail=dragon texture=lava arms=talons crest=none
@mutant: eyes=3 back=fallout mood=angry
@explorer: wear=overalls hat=helmet mood=wide scene=peaks
@woman: jaw=fine nose=small brows=no blush=yes hair=ponytail mouth=smile
@man: jaw=square hair=short beard=stubby mouth=grin
@stone: chroma=0.03 tilt=0
@token: blush=no peek=no tilt=0

# Ice
ice_unstable_blue: ice head=round crest=comb muzzle=rooster wings=feather body=stout arms=none hue=235 mood=wide eyes=2
ice_unstable_orange: ice head=flat arms=crab body=stout muzzle=plain horns=stalks eyes=0 crest=crystals hue=60
    chroma=0.13 accent=55 mood=wide mouth=smile
ice_unstable_green: ice head=rocky crest=crystals hue=160 accent=150 eyes=2 mood=sly mouth=smirk
ice_unstable_red: ice head=rocky crest=crystals hue=20 chroma=0.13 light=0.7 accent=20 eyes=1 mood=calm mouth=fangs
ice_mutagen_double_down: ice head=ball crest=brain hue=300 eye=glow swarm=2 mood=sly mouth=grin accent=130
ice_mutagen_single_up: ice head=ball crest=brain horns=feelers hue=310 eye=glow mood=angry mouth=grin accent=130
mutation_blue: ice @mutant head=round crest=comb muzzle=rooster wings=flame body=stout arms=talons hue=235 accent=25
mutation_orange: ice @mutant head=flat arms=crab body=broad muzzle=maw crest=crystals hue=45 chroma=0.16 accent=25
mutation_green: ice @mutant head=rocky crest=crystals hue=145 chroma=0.16 accent=130 mouth=roar arms=tentacles
mutation_red: ice @mutant head=rocky crest=crystals hue=20 chroma=0.18 light=0.6 accent=20 mouth=shark horns=devil

# Lava
lava_blue_dragon_red_bottom: lava @dragon hue=250 accent=235 mood=calm mouth=fangs
lava_blue_dragon_red_top: lava @dragon hue=235 accent=260 mood=angry mouth=roar horns=goat
lava_green_dragon: lava @dragon hue=145 accent=130 mood=sly mouth=grin light=0.64
lava_purple_dragon_red_bottom: lava @dragon hue=305 accent=290 mood=wide mouth=smirk
lava_purple_dragon_red_top: lava @dragon hue=290 accent=320 mood=angry mouth=grin horns=ram

# Water
water_left: water ears=fin crest=none tail=fish mood=calm mouth=smile eyes=2 hue=235 blush=yes
water_right: water ears=fin crest=sail tail=shark mood=happy mouth=grin eyes=2 hue=205 blush=yes

# Swamp and grass
swamp: swamp eyes=3 mouth=smile mood=calm
grass_terrains: grass eyes=3 mouth=grin mood=wide hat=scout
grass_water: grass eyes=2 mouth=smile mood=happy gear=diving
grass_tokens: grass eyes=1 mouth=grin mood=wide hat=crown crest=none
grass_desert: grass eyes=2 mouth=smirk mood=sly hat=cowboy crest=none
grass_lava: grass eyes=2 mouth=roar mood=angry crest=flames hat=none
grass_grass: grass eyes=2 mouth=laugh mood=happy crest=leaves accent=135
grass_green_crystals: grass eyes=1 mouth=fangs mood=calm hold=crystal accent=140 arms=none
grass_stone: grass eyes=2 mouth=tusks mood=sleepy hat=none crest=rocks
grass_crystals: grass eyes=3 mouth=smile mood=wide crest=crystals accent=320

# Desert and stone
desert: desert eyes=2 mouth=smile mood=calm hat=flower blush=yes
stone_double: stone @stone swarm=2 mood=calm mouth=flat
stone_green: stone @stone crest=crystals accent=145 mood=happy mouth=smile eyes=2
stone_blue_top: stone @stone crest=crystals accent=250 mood=angry mouth=tusks eyes=1
stone_blue_bottom: stone @stone crest=rocks accent=250 mood=sly mouth=smirk eyes=2 hue=250
stone_red_top: stone @stone crest=crystals accent=25 mood=wide mouth=grin eyes=2
stone_red_bottom: stone @stone crest=rocks accent=25 mood=sleepy mouth=fangs eyes=3 hue=30

# Explorers
explorer_unstable: person @explorer @man accent=250 backhue=60 haircolour=brown
explorer_own_ship: person @explorer @woman wear=spacesuit accent=280 backhue=200 haircolour=black hat=aviator
    scene=clouds
explorer_discard_pick: person @explorer @man wear=spacesuit accent=280 backhue=90 haircolour=white gear=glasses
explorer_lava: person @explorer @woman accent=25 backhue=60 haircolour=red scene=volcano
explorer_mutagen_start: person @explorer @woman accent=305 backhue=140 haircolour=purple gear=goggles hat=none
    scene=lab
explorer_mutagenic: person @explorer @man accent=305 backhue=150 haircolour=black hold=flask scene=lab
explorer_grass: person @explorer @woman accent=140 backhue=200 haircolour=blond hat=scout scene=hills
explorer_tokens: person @explorer @woman accent=60 backhue=290 haircolour=brown hold=magnifier
explorer_stone: person @explorer @man accent=25 backhue=230 haircolour=red hold=pickaxe beard=full
explorer_water: person @explorer @woman accent=240 backhue=190 haircolour=teal gear=diving hat=none scene=deep
explorer_crystals: person @explorer @man accent=145 backhue=300 haircolour=blond hold=crystal scene=cave
explorer_desert_start: person @explorer @man accent=60 backhue=75 haircolour=brown hat=cowboy scene=hills

# Tokens
token_desert: desert eyes=2 mouth=laugh mood=happy hat=crown
token_stone: stone @stone hat=crown mouth=smile mood=calm eyes=2
token_penalty: thing @token kind=skull mood=sad mouth=frown scene=graveyard backhue=280
token_water: water hat=crown crest=none eyes=2 mouth=laugh mood=happy
token_swamp_grass: swamp hat=crown crest=none eyes=2 mouth=grin mood=wide
token_terrains: thing @token kind=planet mood=happy mouth=smile hat=crown hue=150 scene=stars backhue=265
token_lava: lava hat=crown eyes=2 mouth=grin mood=angry crest=none
token_crystals: thing @token kind=crystal mood=happy mouth=smile hat=crown hue=300 accent=200 scene=cave backhue=260
token_ice: ice hat=crown crest=none eyes=2 mouth=smile mood=calm
token_mutagenic: ice head=ball crest=none hat=crown hue=305 eye=glow mood=angry mouth=grin
extra_plus5: thing @token kind=star mood=happy mouth=smile scene=rays backhue=250
extra_plus10: thing @token kind=star mood=happy mouth=laugh hat=crown scene=rays backhue=300
extra_minus10: thing @token kind=skull mood=angry mouth=none scene=rays backhue=20
slow_monster: creature head=drop back=snailshell horns=stalks eyes=0 mouth=tiny body=slim arms=none mood=sleepy hue=110
    light=0.78 chroma=0.09 accent=45 scene=hills
crystal_green: thing @token kind=crystal hue=145 accent=160 mood=calm mouth=smile scene=cave backhue=90
crystal_red: thing @token kind=crystal hue=20 accent=40 mood=sly mouth=smirk scene=cave backhue=250
crystal_blue: thing @token kind=crystal hue=245 accent=220 mood=wide mouth=oh scene=cave backhue=60
game_board: thing @token kind=planet mood=calm mouth=smile hue=230 scene=stars backhue=280
start_player_token: thing @token kind=rocket mood=happy mouth=grin accent=25 scene=stars backhue=265
help_tile: thing @token kind=book mood=calm mouth=smile gear=glasses accent=200 scene=peaks backhue=200
score_pad: thing @token kind=scroll mood=happy mouth=smile scene=rays backhue=90
""")

import type { RoomTypeId } from '../../domain/packages/cleaning-packages.ts'
import type { TaskId } from '../../domain/packages/task-ids.ts'

export const roomNames: Record<RoomTypeId, string> = {
  br: 'Badkamer',
  kr: 'Keuken',
  tr: 'Toilet',
  or: 'Overige ruimtes',
  sk: 'Slaapkamer',
  hg: 'Hal, gang en trap',
  wk: 'Woonkamer',
}

export const allWork: string = 'Het afgesproken werk'

export const everyRoom = { heading: 'In elke ruimte', except: 'Niet in: {rooms}.' }

export const taskSentences: Record<TaskId, string> = {
  'set-priorities': 'Samen afspreken wat in deze ruimte voorgaat.',
  'choose-mild-products':
    'Met parfumvrije middelen werken: geen chloor, geen ammoniak, geen oplosmiddelen, geen spuitbussen.',
  'ventilate-while-working':
    'Een raam openhouden of de ventilatie aanlaten tijdens het werk en nog een kwartier daarna.',

  'remove-cobwebs': 'Spinrag weghalen van plafond, hoeken en leidingen.',
  'dust-lamps': 'Lampen, kappen en armaturen afstoffen.',
  'dust-surfaces': 'Alle vrije oppervlakken afstoffen; kleine spullen optillen en terugzetten.',
  'damp-dust-surfaces': 'Afstoffen met een licht vochtige microvezeldoek, zodat het stof niet opdwarrelt.',
  'dust-wardrobe-tops': 'De bovenkant van kledingkasten en andere hoge kasten schoonmaken.',
  'dust-bookshelves': 'Boekenplanken en de bovenkant van de boeken afstoffen.',
  'dust-blinds': 'Jaloezieën lamel voor lamel afstoffen of gordijnen stofzuigen met een zachte borstel.',
  'dust-curtain-rails': 'Gordijnrails, schilderijlijsten en andere randen boven ooghoogte afstoffen.',
  'dust-electronics': 'Televisie, luidsprekers en snoeren afstoffen met een droge antistatische doek.',
  'clean-vent-grilles': 'Ventilatieroosters stofzuigen en afnemen.',
  'clean-radiators': 'Radiatoren schoonmaken, ook tussen de ribben en erachter, zover de borstel komt.',
  'first-hepa-vacuum':
    'Grof en fijn bouwstof van boven naar beneden opzuigen met een filter voor fijn stof, voordat er water aan te pas komt.',
  'dust-walls-and-ceiling': 'Wanden en plafond droog stofvrij maken met een vlakke microvezelmop.',
  'dust-inside-cupboards':
    'Bouwstof uit lege kasten en laden zuigen, ook uit de geleiders, en de kasten vochtig afnemen.',
  'dust-sockets-dry': 'Stopcontacten, schakelaars en afdekplaten droog stofvrij borstelen.',
  'second-hepa-vacuum': 'Nog een keer zuigen en afnemen als het stof is gaan liggen.',

  'inside-windows': 'Ramen aan de binnenkant streeploos lappen en de kozijnen afnemen.',
  'wipe-window-sills': 'Vensterbanken afnemen en spullen even opzijzetten.',
  'clean-window-tracks': 'Sponningen en schuifpuirails uitborstelen en schoonmaken, ook de afwateringsgaatjes.',
  'clear-new-windows':
    'Stickers, cement- en verfspatten van de ruiten halen en ruit en kozijn daarna vanbinnen schoonmaken.',
  'wash-doors-and-frames': 'Deuren en deurkozijnen aan beide kanten afnemen, ook de bovenrand.',
  'wipe-switches-and-handles': 'Schakelaars, stopcontacten, deurklinken en andere vaak aangeraakte plekken afnemen.',
  'wash-skirting-boards': 'Plinten stofzuigen en afnemen.',
  'clean-front-door-inside': 'Voordeur vanbinnen, brievenbusklep en drempel afnemen.',
  'wipe-banister': 'Trapleuning en spijlen afnemen.',
  'clean-meter-cupboard': 'De vloer van de meterkast zuigen en afstoffen wat je veilig kunt aanraken.',
  'clean-coat-rack': 'Kapstok en schoenenrek schoonmaken, om de spullen heen.',

  'remove-wall-marks': 'Vingerafdrukken en strepen van afwasbare muren halen, als de verf ertegen kan.',
  'remove-adhesive-residue': 'Stickers, plakband en lijmresten van haakjes verwijderen.',
  'remove-paint-splashes': 'Verfspatten verwijderen van glas, tegels, sanitair en houtwerk.',
  'remove-grout-haze': 'Cementsluier op tegels oplossen met een middel dat bij het materiaal past.',
  'remove-silicone-smears': 'Kitresten van tegels en kranen schrapen zonder de kitrand te beschadigen.',
  'remove-film-and-stickers': 'Beschermfolie, etiketten en stickers van de installateur weghalen, ook de lijmresten.',

  'inside-cupboards': 'Lege kasten en laden vanbinnen en vanbuiten schoonmaken, ook planken en scharnieren.',
  'inside-wardrobes': 'Lege inbouwkasten vanbinnen schoonmaken, ook roeden, planken en vloerrails.',
  'inside-bathroom-cabinet': 'Het lege badkamerkastje vanbinnen schoonmaken, plank voor plank.',
  'outside-bathroom-cabinet': 'De buitenkant van het badkamermeubel en de grepen afnemen.',
  'clean-behind-light-furniture': 'Meubels verschuiven die het team kan tillen, en erachter en eronder schoonmaken.',
  'vacuum-upholstery': 'Bank en stoelen stofzuigen, op en onder de kussens.',
  'vacuum-mattress': 'Het matras stofzuigen en omdraaien, als het daarvoor geschikt is.',
  'clean-under-bed': 'Onder het bed stofzuigen en dweilen.',
  'change-bed-linen': 'Het bed opmaken met het schone beddengoed dat klaarligt.',
  'wipe-nursery-furniture':
    'Ledikant, commode en kinderwagen afnemen met water en milde zeep en nawassen met schoon water.',
  'wipe-empty-shelves': 'Lege planken en stellingen afnemen.',

  'descale-taps': 'Kranen en douchekop ontkalken en droogpoetsen.',
  'descale-mildly':
    'Kalk verwijderen met citroenzuur in plaats van een sterke ontkalker; dat duurt langer, dus we laten het inwerken.',
  'descale-shower-screen': 'Kalk en zeepresten van de douchewand en de profielen halen.',
  'wipe-shower-and-bath': 'Douche, bad en douchewand schoonmaken en droogtrekken.',
  'scrub-shower-and-bath': 'Douchebak en bad schrobben tot in de hoeken, de kitranden en de overloop.',
  'scrub-tiles-and-grout': 'Wandtegels en de voegen ertussen schrobben.',
  'treat-mould-spots': 'Schimmel op voegen en kit behandelen; wat ín de kit zit, blijft.',
  'clean-basin-and-mirror': 'Wastafel en spiegel schoonmaken en oppoetsen.',
  'clear-drain-strainers': 'Haren en zeepresten uit de putjes van douche, bad en wastafel halen.',
  'rinse-building-dust-from-drains':
    'Bouwstof uit putjes en overlopen zuigen voordat er wordt gespoeld, zodat het niet hard wordt in de sifon.',
  'clean-toilet-daily': 'Het toilet vanbinnen en vanbuiten schoonmaken, ook bril en spoelknop.',
  'descale-toilet-bowl':
    'Het toilet vanbinnen en vanbuiten schoonmaken, ook bril en spoelknop; kalk en urinesteen weg, ook onder de rand.',
  'clean-toilet-mildly': 'Het toilet schoonmaken met citroenzuur en heet water, zonder chloor.',
  'clean-toilet-hinges-and-base': 'De scharnieren van de bril, het reservoir en de vloer rond de voet schoonmaken.',
  'disinfect-toilet': 'Bril, spoelknop en deurklink na het schoonmaken desinfecteren.',
  'clean-hand-basin': 'Fonteintje, kraan en spiegel schoonmaken.',
  'wash-toilet-walls': 'De wandtegels afnemen tot schouderhoogte.',

  'descale-kitchen-tap': 'De kraan ontkalken.',
  'clean-worktop-and-sink': 'Aanrecht, spoelbak en afdruipvlak schoonmaken en de kraan oppoetsen.',
  'wipe-hob-and-splashback': 'Kookplaat en achterwand afnemen.',
  'degrease-hob': 'Kookplaat, branders of glasplaat en achterwand ontvetten, ook de aangekoekte randen.',
  'degrease-hood': 'De afzuigkap en de metalen filters ontvetten (koolstoffilters niet).',
  'degrease-mildly':
    'Kookplaat, afzuigkap en kastdeurtjes ontvetten met groene zeep en heet water, zonder ammoniak of oplosmiddel.',
  'degrease-cupboard-fronts': 'Kastdeurtjes, randen en grepen ontvetten.',
  'degrease-cupboard-tops': 'De bovenkant van de bovenkastjes ontvetten.',
  'clean-oven-inside': 'De oven vanbinnen schoonmaken: wanden, roosters, platen en het glas van de deur.',
  'clean-fridge-inside':
    'De lege koelkast vanbinnen schoonmaken, ook rubbers en afvoergaatje; een vriezer moet ontdooid zijn.',
  'clean-fridge-mildly': 'De lege koelkast schoonmaken met zuiveringszout en heet water en nawassen met schoon water.',
  'clean-appliance-fronts': 'De buitenkant van oven, koelkast, vaatwasser en magnetron afnemen.',
  'clean-dishwasher-filter': 'Filter, rubbers en deurranden van de vaatwasser schoonmaken.',
  'clean-kitchen-plinths': 'De plinten onder de keukenkastjes schoonmaken.',
  'clean-waste-bin': 'De afvalbak legen en vanbinnen en vanbuiten schoonmaken.',

  'clean-washing-machine-drawer': 'Zeepbakje, deurrubber en pluizenfilter van de wasmachine schoonmaken.',
  'sweep-balcony': 'Balkon of terras vegen en het putje vrijmaken.',

  'vacuum-stairs': 'De trap tree voor tree stofzuigen, ook de randen.',
  'vacuum-doormat': 'De deurmat stofzuigen, en de bak of vloer eronder.',
  'vacuum-and-mop-floor': 'De vloer stofzuigen en met weinig water dweilen, afgestemd op het materiaal.',
  'vacuum-floor-edges': 'Hoeken, randen en drempels zuigen met het spleetmondstuk.',
  'scrub-floor-stains': 'Vlekken en strepen op de harde vloer met de hand wegschrobben.',
  'first-clean-new-floor': 'De vloer schoonmaken; een nieuwe vloer volgens de voorschriften van de fabrikant.',
}

import type { cleaningPackages as english } from '../en/cleaning-packages.ts'
import { packageNames } from './package-names.ts'

export const cleaningPackages: typeof english = {
  gs: {
    packageName: packageNames.gs,
    title: 'Grote schoonmaak, ruimte voor ruimte',
    metaTitle: 'Grote schoonmaak van je huis | Helderhuis',
    metaDescription:
      'Grote schoonmaak van je huis: kalk, keukenvet, plinten en achter de meubels. Vul je postcode in en zie meteen een vrijblijvende prijsindicatie.',
    tags: ['Hele huis', 'Bewoonde woning', 'Kalk en vet', 'Grondig'],
    placeholder: 'bijv. 7551 AB',
    shortDescription: 'Het hele huis grondig schoon, ook alles waar je met de wekelijkse beurt niet aan toekomt.',
    bulletPoints: [
      'Kalk van kranen, douchewand en tegels',
      'Afzuigkap, kookplaat en kastdeurtjes vetvrij',
      'Plinten, deuren, kozijnen en radiatoren',
      'Schoon achter en onder meubels die twee mensen kunnen tillen',
      'Je geeft per ruimte oppervlakte en vervuiling op, zodat de prijsindicatie klopt met je huis',
      'Samen met jou nagekeken voordat het team vertrekt',
    ],
    description: [
      'Een grote schoonmaak is voor een huis waarin gewoond wordt en waar stofzuigen en dweilen niet meer genoeg is. Vuil hoopt zich op waar je niet elke week komt: boven op de keukenkastjes, in de voegen van de douche, langs de plinten, achter de bank. Daar gaat onze tijd naartoe.',
      'Alles blijft op zijn plek, je hoeft dus niets leeg te halen. Het scheelt wel als aanrecht en vloer vrij zijn: elke minuut die we niet opruimen, kunnen we schoonmaken. Zet breekbare of dierbare spullen zelf even weg.',
      'De binnenkant van kasten, oven en koelkast hoort er niet bij, want die zijn meestal vol. Ga je verhuizen, of is de keuken al leeg? Kijk dan bij de eindschoonmaak of de verhuisschoonmaak. Na een verbouwing heb je de renovatieschoonmaak nodig, want bouwstof vraagt om een andere aanpak.',
    ],
  },
  ls: {
    packageName: packageNames.ls,
    title: 'Lenteschoonmaak: licht en lucht na de winter',
    metaTitle: 'Lenteschoonmaak, met de ramen erbij | Helderhuis',
    metaDescription:
      'Lenteschoonmaak voor je huis: ramen aan de binnenkant, gordijnrails, ventilatie, matrassen en bank. Vul je postcode in voor een prijsindicatie.',
    tags: ['Eén keer per jaar', 'Ramen binnen', 'Matrassen en bank', 'Stof en pollen'],
    placeholder: 'bijv. 3511 LX',
    shortDescription: 'Ramen, textiel en alles boven ooghoogte, na een winter met de ramen dicht.',
    bulletPoints: [
      'Alle ramen aan de binnenkant, met kozijnen en sponningen',
      'Ventilatieroosters, lampen en gordijnrails stofvrij',
      'Matrassen gezogen en omgedraaid, de bank ook onder de kussens',
      'Jij haalt de koelkast leeg, wij maken hem schoon',
      'Badkamerkastje vanbinnen schoon, schimmelplekken behandeld',
      'Minder stof en pollen in huis als de ramen weer opengaan',
    ],
    description: [
      'In de winter blijven de ramen dicht en staat de verwarming aan. Stof verzamelt zich boven op de kasten en in de roosters, en op de ruiten komt een grijze waas. Daar is de lenteschoonmaak voor: glas, lucht, textiel en alles boven ooghoogte.',
      'Het is iets anders dan een grote schoonmaak. We schrobben minder tegels en voegen en nemen minder deuren af; de tijd gaat naar ramen, matrassen, bekleding en jaloezieën. Zit het probleem in de badkamer en niet in de ramen? Kies dan de grote schoonmaak.',
      'Twee dingen kun je voorbereiden: haal de koelkast en het badkamerkastje leeg en maak de vensterbanken zo veel mogelijk vrij. De buitenkant van de ramen hoort niet bij dit pakket.',
      'Je hoeft niet op maart te wachten. Dezelfde lijst komt ook in de herfst van pas, voordat de ramen weer dichtgaan.',
    ],
  },
  es: {
    packageName: packageNames.es,
    title: 'Eindschoonmaak voor een soepele oplevering',
    metaTitle: 'Eindschoonmaak van je huurwoning | Helderhuis',
    metaDescription:
      'Eindschoonmaak voor de oplevering van je huurwoning: oven, koelkast, kasten vanbinnen, kalk en strepen op de muur. Met checklist in het Nederlands en Engels.',
    tags: ['Huurwoning', 'Oplevering', 'Oven en koelkast', 'Checklist'],
    placeholder: 'bijv. 2611 GW',
    shortDescription: 'Een lege huurwoning schoon voor de eindinspectie, tot en met de oven en de putjes.',
    bulletPoints: [
      'Kasten, laden en inbouwkasten vanbinnen schoon',
      'Oven, afzuigkap, koelkast en filter van de vaatwasser',
      'Kalk en urinesteen weg uit badkamer en toilet',
      'Stickers, lijmresten en strepen op de muur weg waar dat kan',
      'Zeepbakje van een wasmachine die blijft staan, balkon geveegd',
      'Opleverchecklist om te printen, Nederlands en Engels',
    ],
    description: [
      'Bij de eindinspectie loopt er iemand met het opnamerapport door je woning. Wij maken schoon in de volgorde van zo’n inspectie.',
      'De woning is leeg; water, stroom en licht doen het nog. Haal koelkast en vriezer een dag van tevoren leeg en zet ze uit. Plan ons na de verhuizers en minstens een halve dag vóór de sleuteloverdracht: dan is er nog tijd voor een vergeten plek.',
      'Schoonmaken is geen repareren: slijtage, gaatjes, brandplekken en schimmel in de kit gaan niet weg. Bij de rondgang zeggen we wat je blijft zien, dan kun je dat met je verhuurder bespreken. Of je je borg terugkrijgt, kunnen wij niet beloven.',
    ],
  },
  rs: {
    packageName: packageNames.rs,
    title: 'Renovatieschoonmaak: bouwstof, verf en cementsluier',
    metaTitle: 'Schoonmaak na een verbouwing | Helderhuis',
    metaDescription:
      'Renovatieschoonmaak na je verbouwing: fijn bouwstof weg met HEPA-filters, cementsluier, verfspatten en folie verwijderd. Prijsindicatie op je postcode.',
    tags: ['Na de verbouwing', 'Fijn bouwstof', 'Cementsluier', 'Verfspatten'],
    placeholder: 'bijv. 5611 EM',
    shortDescription: 'Fijn stof, cementsluier, verfspatten en stickers weg, zodat de bouwplaats weer een huis wordt.',
    bulletPoints: [
      'Fijn stof gezogen met HEPA-filters voordat er water bij komt, en aan het eind nog een keer',
      'Wanden, plafonds, stopcontacten en nieuwe kasten vanbinnen stofvrij',
      'Cementsluier, kitresten en verfspatten verwijderd',
      'Folie, etiketten en lijm van ruiten, apparatuur en sanitair',
      'Putjes stofvrij voordat er wordt gespoeld',
      'Eerste beurt voor de nieuwe vloer, volgens de fabrikant',
    ],
    description: [
      'Bouwstof is fijn en scherp en bestaat deels uit cement of gips. Ga je er met een natte doek overheen, dan krijg je een grijze waas die na het drogen terugkomt en krassen maakt op glas en kranen. Daarom werken we eerst droog: met HEPA-stofzuigers van plafond naar vloer. Pas daarna komt er water bij. En omdat stof urenlang blijft zweven, doen we alles een tweede keer.',
      'Boek ons als de vakmensen klaar zijn: schilderwerk af, keuken geplaatst, kit droog, water en stroom aangesloten. Een monteur die nog één gaatje moet boren, kan een schone kamer weer opnieuw vuil maken. Puin, hout en verpakkingen moeten al weg zijn.',
      'Vertel ons welke materialen nieuw zijn. Natuursteen kan niet tegen zuur, geolied hout niet tegen veel water en gecoat glas niet tegen een schrapmesje. Heb je onderhoudsvoorschriften van de fabrikant? Leg ze op het aanrecht, dan houden we ons eraan.',
    ],
  },
  vs: {
    packageName: packageNames.vs,
    title: 'Verhuisschoonmaak, van je oude of je nieuwe huis',
    metaTitle: 'Verhuisschoonmaak van je huis | Helderhuis',
    metaDescription:
      'Verhuisschoonmaak van een leeg huis: kasten vanbinnen, koelkast, toilet gedesinfecteerd, ramen binnen. Vul je postcode in voor een prijsindicatie.',
    tags: ['Verhuizen', 'Nieuw huis', 'Leeg huis', 'Kasten vanbinnen'],
    placeholder: 'bijv. 9712 HM',
    shortDescription: 'Een leeg huis klaar om in te trekken: je pakt uit in schone kasten en slaapt er dezelfde avond.',
    bulletPoints: [
      'Keukenkastjes en inbouwkasten vanbinnen schoon',
      'Koelkast vanbinnen schoon, kookplaat en afzuigkap vetvrij',
      'Badkamer en toilet ontkalkt en gedesinfecteerd',
      'Ramen aan de binnenkant, deuren, schakelaars en klinken',
      'Hoeken en randen gezogen waar eerst meubels stonden',
      'Datum vooraf bekend, zodat je de verhuizers kunt plannen',
    ],
    description: [
      'Een leeg huis is het beste moment om schoon te maken: geen meubels in de weg, kasten open, hoeken vrij. Tussen de laatste doos eruit en de eerste doos erin maken wij het huis bewoonbaar.',
      'Trek je ergens in, dan wil je geen kruimels van een ander in de la. We beginnen met de keukenkastjes, de koelkast en het sanitair, zodat je daar als eerste kunt uitpakken. Ga je weg, dan laat je het huis achter zoals je het zelf zou willen aantreffen.',
      'Huur je, en wordt de woning geïnspecteerd aan de hand van een opnamerapport? Neem dan de eindschoonmaak. Die gaat verder: ook de oven, strepen op de muur, lijmresten en het zeepbakje van de wasmachine.',
    ],
  },
  zs: {
    packageName: packageNames.zs,
    title: 'Zwangerschapsschoonmaak, zonder agressieve middelen',
    metaTitle: 'Zwangerschapsschoonmaak | Helderhuis',
    metaDescription:
      'Zwangerschapsschoonmaak zonder chloor, oplosmiddelen of sterke geuren: babykamer, badkamer en keuken, en het til- en kruipwerk dat je liever overlaat.',
    tags: ['In verwachting', 'Zonder chloor', 'Parfumvrij', 'Babykamer'],
    placeholder: 'bijv. 7511 JH',
    shortDescription:
      'Een schoon huis vóór de bevalling, met milde middelen en zonder chloor, oplosmiddelen of sterke geuren.',
    bulletPoints: [
      'Geen chloor, ammoniak, oplosmiddelen, spuitbussen of parfum',
      'Kalk weg met citroenzuur, vet met groene zeep',
      'Ledikant, commode en kinderwagen gewassen met milde zeep',
      'Vochtig afstoffen, zodat het stof niet opdwarrelt',
      'Werk op het trapje, op de knieën en achter meubels nemen wij over',
      'Je kunt thuisblijven: we ventileren tijdens het werk',
    ],
    description: [
      'In de laatste maanden van een zwangerschap kan de geur van chloor je te veel worden, en achter de kledingkast kom je niet meer. Wij nemen het klimmen, knielen en tillen over en laten de sterke middelen in de bus.',
      'Milde middelen werken, maar ze hebben tijd nodig. Citroenzuur moet inwerken voordat kalk loslaat, groene zeep wil heet water. Dikke kalk of aangekoekt vet vraagt soms meer dan één ronde. Dat zeggen we bij de rondgang, in plaats van ongevraagd iets sterkers te pakken.',
      'Plan het bezoek als het kan vier tot zes weken voor de uitgerekende datum. Dan kan de babykamer nog luchten en is er ruimte om te schuiven als de baby andere plannen heeft. Vraag medische dingen aan je verloskundige of arts: wij weten alles van schoonmaken, niet van zwangerschappen.',
    ],
  },
  ms: {
    packageName: packageNames.ms,
    title: 'Schoonmaak per uur: jij bepaalt wat voorgaat',
    metaTitle: 'Schoonmaak per uur, jij bepaalt | Helderhuis',
    metaDescription:
      'Boek schoonmaak per uur: kies het aantal uren, geef ter plekke je prioriteiten en bepaal wat als eerste gebeurt. Zie de prijsindicatie op je postcode.',
    tags: ['Per uur', 'Jouw prioriteiten', 'Keuken en badkamer', 'Kleine klussen'],
    placeholder: 'bijv. 1012 JS',
    shortDescription: 'Je boekt uren en bepaalt ter plekke wat als eerste gebeurt; wij maken schoon tot de tijd om is.',
    bulletPoints: [
      'Je kiest zelf het aantal uren',
      'Prioriteiten per ruimte afgesproken bij het begin',
      'Een logische volgorde als je zelf geen voorkeur hebt',
      'Keuken, badkamer en vloeren meestal eerst',
      'Je mag de volgorde onderweg veranderen',
      'Handig voor kleinere woningen of één dringende ruimte',
    ],
    description: [
      'Soms weet je precies wat er moet gebeuren: de keuken na een feestje, twee badkamers voordat de gasten komen, of drie uur lang wat het hardst nodig is. Dan boek je tijd in plaats van een vaste lijst.',
      'We beginnen met een rondgang. Jij zegt wat voorgaat, wij zeggen wat er in de tijd past en wat niet. Hieronder zie je de volgorde die wij voorstellen als je het aan ons overlaat. Duurt iets langer dan gedacht, dan kies jij: afmaken of door naar het volgende.',
      'Bij uren ligt de tijd vast en hangt het resultaat af van hoe het huis erbij ligt. Bij de andere pakketten is het andersom: daar ligt de takenlijst vast. Wil je zeker weten dat alles op de lijst gebeurt, neem dan de grote schoonmaak.',
    ],
  },
  custom: {
    packageName: 'Schoonmaak op maat',
    title: 'Schoonmaak op maat voor wat in geen pakket past',
    metaTitle: 'Schoonmaak op maat, zelf samengesteld | Helderhuis',
    metaDescription:
      'Schoonmaak op maat als geen pakket past: één verdieping, een geërfd huis of een vakantiewoning. Jij maakt de lijst, wij maken schoon per uur.',
    tags: ['Zelf samengesteld', 'Losse ruimtes', 'Bijzondere woning', 'Per uur'],
    placeholder: 'bijv. 6211 CV',
    shortDescription:
      'Eén verdieping, een geërfd huis, een vakantiewoning: jij stelt de taken samen en boekt er uren voor.',
    bulletPoints: [
      'Alleen de ruimtes die jij kiest',
      'Taken uit al onze pakketten, door elkaar',
      'Geboekt per uur, dus geen lijst die moet passen',
      'Je eigen schoonmaakmiddelen, als je ze klaarzet',
      'Kwetsbare materialen besproken voordat we beginnen',
      'Meld bijzonderheden vooraf: we zeggen eerlijk wat kan',
    ],
    description: [
      'Niet elk huis is een appartement met één keuken en één badkamer. Misschien heb je het huis van je ouders leeggehaald, verhuur je een vakantiewoning per week of wil je alleen de bovenverdieping. Een vast pakket is dan te veel of te weinig.',
      'Schoonmaak op maat boek je per uur en de lijst maak je zelf. Kijk bij de andere pakketten wat er per ruimte gebeurt en neem wat je nodig hebt: de ramen uit de lenteschoonmaak, de kasten uit de verhuisschoonmaak, de oven uit de eindschoonmaak. Bij de rondgang zetten we de taken in een volgorde die bij de uren past.',
      'Is de woning erg groot of erg vervuild? Schrijf of bel ons eerst. Dat bespreken we liever dan dat we met te weinig mensen voor de deur staan. Wat we niet doen: asbest, ongedierte, sporen van geweld of overlijden, gevels en daken. Dat is werk voor specialisten.',
    ],
  },
}

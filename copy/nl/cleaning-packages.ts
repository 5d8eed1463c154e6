import { brand } from '../../domain/company/company.ts'

export const cleaningPackages = {
  gs: {
    title: 'Grote schoonmaak: ook waar je nooit aan toekomt',
    metaTitle: `Grote schoonmaak van je huis | ${brand}`,
    metaDescription:
      'Grote schoonmaak van je huis: kalk, keukenvet, plinten en achter de meubels. Vul je postcode in en je ziet meteen een vrijblijvende prijsindicatie.',
    tags: ['Hele huis', 'Bewoonde woning', 'Kalk en vet', 'Grondig'],
    placeholder: 'bijv. 7551 AB',
    shortDescription: 'Het hele huis grondig schoon, ook waar je met de wekelijkse beurt niet aan toekomt.',
    bulletPoints: [
      'Kranen en douchewand zonder kalk, tegels geschrobd',
      'Afzuigkap, kookplaat en kastdeurtjes vetvrij',
      'Plinten, deuren, deurkozijnen en radiatoren schoon',
      'Ook schoon achter en onder meubels die het team kan tillen',
      'Een prijs die past bij hoe groot en hoe vuil jouw huis is',
      'Aan het eind samen met jou gecontroleerd, als je er bent',
    ],
    description: [
      'De grote schoonmaak is voor een bewoond huis waar stofzuigen en dweilen niet meer genoeg zijn. Vuil hoopt zich op waar je niet elke week komt: boven op de keukenkastjes, in de voegen van de douche, langs de plinten, achter de bank. Daar gaat onze tijd naartoe.',
      'Kasten hoef je niet leeg te halen. Het scheelt wel als aanrecht en vloer vrij zijn, want elke minuut die we niet aan opruimen kwijt zijn, kunnen we schoonmaken. Zet breekbare of kostbare spullen zelf even weg.',
      'Niet inbegrepen, wel bij te boeken: oven, koelkast, keukenkastjes en kledingkasten vanbinnen, ramen aan de binnenkant, en bank en stoelen. Na een verbouwing heb je de renovatieschoonmaak nodig, want bouwstof vraagt om een andere aanpak.',
    ],
  },
  ls: {
    title: 'Lenteschoonmaak: licht en lucht na de winter',
    metaTitle: `Voorjaarsschoonmaak, met de ramen erbij | ${brand}`,
    metaDescription:
      'Lenteschoonmaak van je huis: ramen aan de binnenkant, gordijnrails, ventilatie, matrassen en bank. Vul je postcode in voor een prijsindicatie.',
    tags: ['Eén keer per jaar', 'Ramen binnen', 'Matrassen en bank', 'Stof en pollen'],
    placeholder: 'bijv. 3511 LX',
    shortDescription: 'Ramen, textiel en alles boven ooghoogte, na een winter met de ramen dicht.',
    bulletPoints: [
      'Ramen vanbinnen gelapt, met kozijnen, sponningen en vensterbanken',
      'Ventilatieroosters, lampen en gordijnrails stofvrij',
      'Matrassen gestofzuigd, de bank ook onder de kussens',
      'Jij haalt de koelkast leeg, wij maken hem schoon',
      'Badkamerkastje vanbinnen schoon, schimmelplekken behandeld',
      'Jaloezieën, boekenplanken en radiatoren stofvrij',
    ],
    description: [
      'In de winter blijven de ramen dicht en staat de verwarming aan. Stof verzamelt zich boven op de kasten en in de roosters, en op de ruiten komt een grijze waas. Daar is de lenteschoonmaak (of voorjaarsschoonmaak) voor: glas, lucht, textiel en alles boven ooghoogte.',
      'Grote schoonmaak of voorjaarsschoonmaak? Bij ons zijn dat twee pakketten. Tegels en voegen schrobben en deuren afnemen hoort bij de grote schoonmaak. Hier gaat de tijd naar ramen, matrassen, bekleding en jaloezieën. Zit het probleem in de badkamer en niet in de ramen? Kies dan de grote schoonmaak.',
      'Dit kun je voorbereiden: haal de koelkast en het badkamerkastje leeg, ontdooi de vriezer als die ook schoon moet, en maak de vensterbanken zo veel mogelijk vrij. Bijboeken kan ook: oven, keukenkastjes en kledingkasten vanbinnen. De buitenkant van de ramen hoort er niet bij. Vraag ons vooraf wat kan.',
      'Je hoeft niet op maart te wachten. Dezelfde lijst komt ook in de herfst van pas, voordat de ramen weer dichtgaan.',
    ],
  },
  es: {
    title: 'Eindschoonmaak: je huurwoning klaar voor de oplevering',
    metaTitle: `Opleverschoonmaak van je huurwoning | ${brand}`,
    metaDescription:
      'Eindschoonmaak of opleverschoonmaak: je huurwoning meer dan bezemschoon, met oven, koelkast en kasten, en een checklist erbij.',
    tags: ['Huurwoning', 'Oplevering', 'Oven en koelkast', 'Checklist'],
    placeholder: 'bijv. 2611 GW',
    shortDescription: 'Opleverschoonmaak: je lege huurwoning meer dan bezemschoon, klaar voor de eindinspectie.',
    bulletPoints: [
      'Kasten, laden en inbouwkasten vanbinnen schoon',
      'Oven, afzuigkap, koelkast en vaatwasserfilter schoon',
      'Kalk en urinesteen weg',
      'Stickers en strepen van afwasbare muren gehaald',
      'Ook bijkeuken en balkon, als je die opgeeft als “Andere ruimte”',
      'Opleverchecklist om te printen',
    ],
    description: [
      'In je contract staat misschien “bezemschoon”, maar bij de oplevering gaat de oven open en een vinger langs het kozijn. Onze lijst gaat langs dezelfde plekken.',
      'De woning moet leeg zijn, met water, stroom en licht. Plan ons bezoek na de verhuizing, een of twee dagen voor de sleuteloverdracht: dan is er nog tijd om te melden wat de verhuurder afkeurt.',
      'Schoonmaken is geen repareren: slijtage, gaatjes, brandplekken en schimmel ín de kit gaan niet weg. Bij de rondgang zeggen we wat je blijft zien. Dat je je borg terugkrijgt, kunnen we niet beloven. Keurt de verhuurder iets van onze lijst af en meld je dat binnen {guaranteeDays} dagen na ons bezoek? Dan doen we het gratis over. Spreek daarom met de verhuurder af dat we zo nodig nog een keer naar binnen kunnen.',
    ],
  },
  rs: {
    title: 'Renovatieschoonmaak: bouwstof, verf en cementsluier',
    metaTitle: `Schoonmaak na een verbouwing | ${brand}`,
    metaDescription:
      'Renovatieschoonmaak: fijn bouwstof eerst droog weggezogen, cementsluier, verfspatten en folie verwijderd. Vul je postcode in voor een prijsindicatie.',
    tags: ['Na de verbouwing', 'Fijn bouwstof', 'Cementsluier', 'Verfspatten'],
    placeholder: 'bijv. 5611 EM',
    shortDescription: 'Fijn stof, cementsluier, verfspatten en stickers weg, zodat de bouwplaats weer een huis wordt.',
    bulletPoints: [
      '{promise}Fijn stof weggezogen met HEPA-filters{hepaFilters} voordat er water bij komt, en aan het eind nog een keer',
      'Wanden, plafonds, stopcontacten en nieuwe kasten vanbinnen stofvrij',
      'Cementsluier, kitresten en verfspatten verwijderd',
      'Folie, etiketten en lijmresten van ruiten, apparatuur en sanitair gehaald',
      'Putjes stofvrij voordat er wordt gespoeld',
      'Vloeren schoon, nieuwe volgens de voorschriften van de fabrikant',
    ],
    description: [
      'Bouwstof is fijn en scherp en bestaat deels uit cement of gips. Ga je er met een natte doek overheen, dan krijg je een grijze waas die na het drogen terugkomt, en krassen op glas en kranen. Daarom werken we eerst droog: {promise}met HEPA-stofzuigers{hepaFilters}, van plafond naar vloer. Pas daarna komt er water bij. En omdat stof urenlang blijft zweven, gaan we aan het eind van het bezoek overal nog een keer langs. Komt er de dagen daarna nog een dun laagje? Eén keer afnemen met een vochtige doek is dan genoeg.',
      'Plan de schoonmaak pas als de vakmensen klaar zijn: schilderwerk af, keuken geplaatst, kit droog, water en stroom aangesloten. Een monteur die nog één gaatje moet boren, maakt een schone kamer zo weer vuil. Puin, hout en verpakkingen moeten al weg zijn.',
      'Vertel ons welke materialen nieuw zijn. Natuursteen kan niet tegen zuur, geolied hout niet tegen veel water en gecoat glas niet tegen een schrapmesje. Heb je onderhoudsvoorschriften van de fabrikant? Leg ze op het aanrecht, dan houden we ons eraan.',
    ],
  },
  vs: {
    title: 'Verhuisschoonmaak: klaar om uit te pakken',
    metaTitle: `Verhuisschoonmaak van je huis | ${brand}`,
    metaDescription:
      'Verhuisschoonmaak van je oude of nieuwe huis: kasten en koelkast vanbinnen, toilet gedesinfecteerd, ramen binnen. Vul je postcode in voor een prijsindicatie.',
    tags: ['Verhuizen', 'Nieuw huis', 'Leeg huis', 'Kasten vanbinnen'],
    placeholder: 'bijv. 9712 HM',
    shortDescription: 'Een leeg huis, klaar om in te trekken: je spullen gaan meteen in schone kasten.',
    bulletPoints: [
      'Keukenkastjes en inbouwkasten vanbinnen schoon',
      'Koelkast vanbinnen schoon, kookplaat en afzuigkap vetvrij',
      'Badkamer en toilet ontkalkt, toilet gedesinfecteerd',
      'Ramen vanbinnen gelapt, vensterbanken, deuren en klinken schoon',
      'Hoeken en randen gestofzuigd waar eerst meubels stonden',
      'Dag en tijd vooraf bekend, zodat je de verhuizing kunt plannen',
    ],
    description: [
      'Een leeg huis is het beste moment om schoon te maken: geen meubels in de weg, kasten open, hoeken vrij. Tussen de laatste doos eruit en de eerste doos erin maken wij alles schoon.',
      'Trek je ergens in, dan wil je geen kruimels van een ander in de la. We beginnen met de keukenkastjes, de koelkast en het sanitair, zodat je die meteen kunt gebruiken. Ga je weg, dan laat je het huis achter zoals je het zelf zou willen aantreffen.',
      'De oven vanbinnen kun je bijboeken. Huur je en komt de verhuurder kijken met de opnamestaat (het rapport van hoe je de woning kreeg) in de hand? Neem dan de eindschoonmaak. Die gaat verder: ook de oven, strepen op de muur en lijmresten.',
    ],
  },
  zs: {
    title: 'Zwangerschapsschoonmaak: een schoon huis, met milde middelen',
    metaTitle: `Zwangerschapsschoonmaak | ${brand}`,
    metaDescription:
      'Zwangerschapsschoonmaak zonder chloor, oplosmiddelen of sterke geuren: babykamer, badkamer en keuken, en het til- en bukwerk dat je liever aan ons overlaat.',
    tags: ['In verwachting', 'Zonder chloor', 'Parfumvrij', 'Babykamer'],
    placeholder: 'bijv. 7511 JH',
    shortDescription:
      'Een schoon huis vóór de bevalling, met milde middelen en zonder chloor, oplosmiddelen of sterke geuren.',
    bulletPoints: [
      'Geen chloor, ammoniak, oplosmiddelen, spuitbussen of parfum',
      'Kalk weg met citroenzuur, vet weg met groene zeep',
      'Babykamer (opgegeven als “Andere ruimte”): ledikant, commode en kinderwagen afgenomen met milde zeep',
      'Vochtig afstoffen, zodat het stof niet opdwarrelt',
      'Klimmen, knielen en tillen doen wij',
      'Je kunt thuisblijven: we ventileren tijdens het werk',
    ],
    description: [
      'In de laatste maanden van een zwangerschap kan de geur van chloor je te veel worden, en boven op de kledingkast kom je niet meer. Wij komen daar wel, en de sterke middelen laten we in de auto.',
      'Milde middelen werken, maar ze hebben tijd nodig. Citroenzuur moet inwerken voordat kalk loslaat, groene zeep werkt het best in heet water. Dikke kalk of aangekoekt vet vraagt soms meer dan één ronde. Dat zeggen we bij de rondgang. We pakken niet ongevraagd iets sterkers.',
      'Plan de schoonmaak als het kan vier tot zes weken voor de uitgerekende datum. Dan kan de babykamer nog luchten en is er ruimte om te schuiven als de baby andere plannen heeft. Geef de babykamer bij het bestellen op als “Andere ruimte”, dan staan ledikant en commode op de lijst. Oven, keukenkastjes en kledingkasten vanbinnen en ramen aan de binnenkant kun je bijboeken. Medische vragen? Stel die aan je verloskundige of arts: wij weten alles van schoonmaken, niet van zwangerschappen.',
    ],
  },
  ms: {
    title: 'Schoonmaak per uur: jij bepaalt wat voorgaat',
    metaTitle: `Schoonmaak per uur, jij bepaalt | ${brand}`,
    metaDescription:
      'Boek schoonmaak per uur: geef je ruimtes op en zeg ter plekke wat voorgaat. Vul je postcode in en je weet meteen wat het kost, zonder je naam.',
    tags: ['Per uur', 'Jouw prioriteiten', 'Keuken en badkamer', 'Kleine klussen'],
    placeholder: 'bijv. 1012 JS',
    shortDescription: 'Je kiest de ruimtes en de volgorde, wij maken schoon tot de tijd om is.',
    bulletPoints: [
      'Kies je uren, of laat je ruimtes beslissen. Zes uur werk? Dan komen er bijvoorbeeld twee mensen, allebei drie uur',
      'Aan het begin spreken we per ruimte af wat voorgaat',
      'Een logische volgorde als je zelf geen voorkeur hebt',
      'Meestal eerst keuken, badkamer en vloeren',
      'Je mag de volgorde onderweg veranderen',
      'Handig voor een kleine woning of één ruimte die niet kan wachten',
    ],
    description: [
      'Soms weet je precies wat er moet gebeuren: de keuken na een feestje, twee badkamers voordat de gasten komen, of een middag lang wat het hardst nodig is. Dan boek je tijd in plaats van een vaste lijst. Kies de uren zelf, of laat ze uitrekenen met de ruimtes die je opgeeft: je ziet meteen wat het kost. Een vaste hulp voor elke week zijn we niet: we komen één keer per bestelling.',
      'We beginnen met een rondgang. Jij zegt wat voorgaat, wij zeggen wat er in de tijd past en wat niet. Hieronder zie je per ruimte de volgorde die wij voorstellen als je het aan ons overlaat. Duurt iets langer dan gedacht? Dan kies jij: afmaken of door naar het volgende.',
      'Bij schoonmaak per uur staat de tijd vast. Hoe ver we komen, hangt af van hoe het huis erbij ligt. Bij de andere pakketten is het andersom: daar staat de takenlijst vast. Wil je zeker weten dat de hele lijst wordt afgewerkt? Neem dan de grote schoonmaak.',
    ],
  },
  custom: {
    title: 'Schoonmaak op maat: alleen wat jij nodig hebt',
    metaTitle: `Schoonmaak op maat, zelf samengesteld | ${brand}`,
    metaDescription:
      'Schoonmaak op maat als geen pakket past: één verdieping, een geërfd huis of een vakantiewoning. Jij maakt de lijst, wij maken schoon per uur.',
    tags: ['Zelf samengesteld', 'Losse ruimtes', 'Bijzondere woning', 'Per uur'],
    placeholder: 'bijv. 6211 CV',
    shortDescription:
      'Eén verdieping, een geërfd huis, een vakantiewoning: jij kiest de ruimtes en maakt de takenlijst.',
    bulletPoints: [
      'Taken uit de grote, lente-, verhuis- en eindschoonmaak, naar keuze',
      'Geboekt per uur, dus je zit niet vast aan de lijst van een pakket',
      'Met je eigen schoonmaakmiddelen, als je ze klaarzet',
      'Voordat we beginnen, bespreken we kwetsbare materialen',
      'Een bijzondere vloer? Meld het vooraf, dan hoor je wat we kunnen',
    ],
    description: [
      'Heb je het huis van je ouders leeggehaald of wil je alleen de bovenverdieping laten doen? Dan is een vast pakket te veel of te weinig.',
      'Kies bij het bestellen “Schoonmaak per uur” en maak zelf de lijst. Neem uit de andere pakketten wat je nodig hebt: de ramen uit de lenteschoonmaak, de kasten uit de verhuisschoonmaak, de oven uit de eindschoonmaak.',
      'Is de woning erg groot of erg vuil? Mail of bel ons eerst. Wat we niet doen: asbest, ongedierte, sporen van een misdrijf of overlijden, gevels en daken.',
    ],
  },
}

import { brand } from '../../domain/company/company.ts'
import { sectionsOf } from '../page-copy.ts'

export const cleaningQualitySystem = {
  title: 'Zo controleren we ons werk',
  metaTitle: `Kwaliteitssysteem en garantie | ${brand}`,
  metaDescription:
    'Hoe we schoonmaken en hoe we dat controleren: een takenlijst per ruimte, een vaste volgorde, een controle samen met jou en een garantie als iets niet goed is.',
  hob: { before: 'Voor', after: 'Na' },
  lead: 'Schoon is geen gevoel. Het is een lijst die in de goede volgorde is afgewerkt en aan het eind is nagekeken.',
  sections: sectionsOf({
    'task-list': {
      heading: 'Voor elke ruimte een takenlijst',
      paragraphs: [
        'Elk pakket heeft per soort ruimte een eigen lijst. Die lijst staat op deze website, het team werkt ermee en bij de controle lopen we die na. Je weet vooraf wat je krijgt en kunt het achteraf regel voor regel nagaan.',
        'Niet op de lijst? Zes extra’s kun je bijboeken, als ze niet al in je pakket zitten: oven, koelkast, keukenkastjes en kledingkasten vanbinnen, ramen aan de binnenkant, en bank en stoelen. Andere taken horen er niet bij: dat zeggen we liever vooraf dan dat we er achteraf over discussiëren.',
      ],
      links: [{ page: 'cleaning-services', label: 'Bekijk de takenlijsten' }],
    },
    'walk-through': {
      heading: 'Eerst kijken, dan schoonmaken',
      paragraphs: [
        'Elk bezoek begint met een rondgang. Het team let op wat de aanpak bepaalt: welke steen, welk hout, hoe dik de kalk, welke voegen versleten zijn. Zuur op marmer of een schrapmesje op gecoat glas richt in één tel schade aan. Daarom vragen we het eerst.',
        '{promise}Bij een onbekend materiaal of een sterker middel proberen we het eerst uit op een plek die niemand ziet{workingMethods}.',
      ],
    },
    'working-order': {
      heading: 'De volgorde maakt het verschil',
      paragraphs:
        'Stof dat valt, moet je later nog opruimen, en stof met water wordt modder. {promise}Daarom werken we in elke ruimte in dezelfde volgorde{workingMethods}.',
      list: [
        'Van boven naar beneden: eerst plafond en lampen, als laatste plinten en vloer',
        'Droog vóór nat: eerst afstoffen en zuigen, dan pas water',
        'Van schoon naar vuil: de wastafel vóór het toilet',
        'Laten inwerken in plaats van hard schrobben: middel erop, intussen iets anders doen, dan naspoelen',
        'Van de verste hoek naar de deur, zodat niemand over een schone vloer loopt',
      ],
    },
    hygiene: {
      heading: 'Een doek uit het toilet komt nooit in je keuken',
      paragraphs: [
        '{promise}Elke plek heeft doeken in een eigen kleur{colourCodedCloths}: één voor het toilet, één voor de rest van de badkamer, één voor de keuken, één voor meubels en glas. Gebruikte doeken gaan in een zak en niet terug in de emmer. Ze worden heet gewassen voordat ze in een ander huis komen.',
        'We doseren volgens het etiket. Meer is niet schoner: er blijft dan een plakkerig laagje achter waar nieuw vuil juist aan blijft hangen. {promise}Middelen mengen we nooit{workingMethods}.',
      ],
    },
    'four-eyes': {
      heading: 'Eerst controleren wij, dan jij',
      paragraphs: [
        'Een team bestaat meestal uit {teamSize} mensen. {promise}Een collega die de ruimte niet heeft schoongemaakt, loopt die na: met de lijst, tegen het licht in en met een droge witte doek{secondPersonCheck}. Komt er één schoonmaker, dan lopen jullie samen de lijst na. Ben je er niet, dan doet de schoonmaker dat zelf.',
        'Het team belt je een half uur voordat het klaar is. Dan is het jouw beurt: je bekijkt elke ruimte en zegt wat je ervan vindt. Is iets niet volgens de lijst gedaan, dan doen we het meteen over. Ben je er niet bij, dan doet het team deze controle zelf en mailen we je het verslag: wat er in elke ruimte is gedaan, en wat niet kon en waarom.',
      ],
      links: [{ page: 'order-process', label: 'Het bezoek, stap voor stap' }],
    },
    guarantee: {
      heading: 'Onze garantie: niet goed? Dan doen we het over',
      paragraphs: [
        'Is een taak op je lijst niet goed gedaan, dan doen we die gratis opnieuw. Ben je er aan het eind bij, dan meteen: voordat je tekent en betaalt.',
        'Ging je eerder weg, was je er niet bij of ontdek je het later? Meld het binnen {guaranteeDays} dagen na het bezoek, het liefst met een foto. Dan komen we binnen {reworkDays} dagen na je melding terug. Helpt opnieuw schoonmaken niet? Dan krijg je dat deel van de prijs terug.',
        'De garantie geldt voor alles wat op je lijst staat en, bij schoonmaak per uur, voor wat we in jouw uren hebben gedaan. Slijtage en schade die je met schoonmaken niet wegkrijgt, vallen er niet onder. Je wettelijke rechten houd je altijd.',
      ],
      links: [{ page: 'complaints', label: 'Zo meld je het' }],
    },
    learning: {
      heading: 'Wat we van fouten leren',
      paragraphs:
        '{promise}We bekijken klachten per ruimte en per taak{complaintsByTask}. Komt dezelfde taak vaker terug, dan zoeken we de oorzaak: te weinig tijd in de prijsindicatie, een middel dat niet past of een lijst die niet duidelijk is.',
      links: [{ page: 'complaints', label: 'Niet tevreden? Laat het weten' }],
    },
  }),
}

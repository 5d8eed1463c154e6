import type { cleaningQualitySystem as english } from '../en/cleaning-quality-system.ts'

export const cleaningQualitySystem: typeof english = {
  title: 'Zo controleren we ons werk',
  metaTitle: 'Schoonmaak-kwaliteitssysteem | Helderhuis',
  metaDescription:
    'Een takenlijst per ruimte, een vaste werkvolgorde, aparte doeken per zone en een controle samen met jou: zo zorgen we dat schoon ook echt schoon is.',
  lead: 'Schoon is geen gevoel. Het is een lijst die is afgewerkt, in de goede volgorde, en nagekeken door iemand die de ruimte niet zelf heeft gedaan.',
  sections: [
    {
      id: 'task-list',
      heading: 'Voor elke ruimte een takenlijst',
      paragraphs: [
        'Elk pakket heeft per soort ruimte een eigen lijst. Dezelfde lijst staat op deze website, is de leidraad voor het team en ligt erbij tijdens de controle. Je weet vooraf wat je krijgt en kunt het achteraf regel voor regel nagaan.',
        'Wat niet op de lijst staat, hoort bij een ander pakket of bij de extra diensten. Dat zeggen we liever vooraf dan dat er achteraf discussie over komt.',
      ],
      links: [{ page: 'cleaning-services', label: 'Bekijk de takenlijsten' }],
    },
    {
      id: 'walk-through',
      heading: 'Eerst kijken, dan schoonmaken',
      paragraphs: [
        'Elk bezoek begint met een rondgang. Het team let op wat de aanpak bepaalt: welke steen, welk hout, hoe dik de kalk, welke voegen versleten zijn. Zuur op marmer of een schrapmesje op gecoat glas richt in één tel schade aan. Daarom vragen we het eerst.',
        'Bij een onbekend materiaal of een sterker middel proberen we het eerst op een plek die niemand ziet.',
      ],
    },
    {
      id: 'working-order',
      heading: 'De volgorde maakt het verschil',
      paragraphs: [
        'Stof dat valt, moet je later nog opvangen, en water op stof wordt modder. Daarom doen we elke ruimte in één vaste volgorde.',
      ],
      list: [
        'Van boven naar beneden: eerst plafond en lampen, als laatste plinten en vloer',
        'Droog vóór nat: eerst afstoffen en zuigen, dan pas water',
        'Van schoon naar vuil: de wastafel vóór het toilet',
        'Laten inwerken in plaats van hard schrobben: middel erop, intussen iets anders doen, dan naspoelen',
        'Van de verste hoek naar de deur, zodat niemand over een schone vloer loopt',
      ],
    },
    {
      id: 'hygiene',
      heading: 'Wat in het toilet was, komt nooit in de keuken',
      paragraphs: [
        'Doeken hebben een kleur per zone: één voor het toilet, één voor de rest van de badkamer, één voor de keuken, één voor meubels en glas. Gebruikte doeken gaan in een zak en niet terug in de emmer. Ze worden heet gewassen voordat ze in een ander huis komen.',
        'We doseren volgens het etiket. Meer is niet schoner: er blijft een plakkerig laagje achter waarop vuil juist sneller hecht. Middelen mengen we nooit.',
      ],
    },
    {
      id: 'four-eyes',
      heading: 'Vier ogen, en daarna zes',
      paragraphs: [
        'Een team bestaat normaal uit {teamSize} mensen, en dat helpt bij het controleren: wie een ruimte níet heeft gedaan, loopt hem na met de lijst, tegen het licht in en met een droge witte doek. Pas daarna bellen we je, een half uur voor het einde. Komt er één persoon, dan doe je die controle samen met die persoon.',
        'Dan volgt de controle met jou. Je kijkt, je zegt wat je ervan vindt, en wat niet klopt met de lijst wordt meteen hersteld. Je tekent de werkbon als het goed is.',
      ],
      links: [{ page: 'order-process', label: 'Het bezoek, stap voor stap' }],
    },
    {
      id: 'learning',
      heading: 'Wat we van fouten leren',
      paragraphs: [
        'Elke opmerking bij een controle en elke klacht noteren we met de ruimte en de taak waar het om gaat. Komt dezelfde regel vaker terug, dan zoeken we de oorzaak: te weinig tijd in de prijsindicatie, een middel dat niet past of een lijst die niet duidelijk is.',
      ],
      links: [{ page: 'complaints', label: 'Niet tevreden? Laat het weten' }],
    },
  ],
}

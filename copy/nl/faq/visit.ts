import type { faqVisit as english } from '../../en/faq/visit.ts'

export const faqVisit: typeof english = [
  {
    id: 'how-many-people',
    question: 'Met hoeveel mensen komen jullie?',
    answer: [
      'Meestal met een team van {teamSize} mensen. Bij een kleine klus komt er soms één, bij een grote komen er meer dan {teamSize}. Samen gaat het sneller, en samen kun je meubels verplaatsen.',
    ],
  },
  {
    id: 'language',
    question: 'Welke taal spreekt het team?',
    answer: [
      '{teamLanguages}. Zet bij je bestelling wat je het liefst hebt. Ons kantoor helpt je in het Nederlands en Engels, en ook de websites zijn in die talen.',
    ],
  },
  {
    id: 'do-i-stay',
    question: 'Moet ik thuis zijn?',
    answer: [
      'Het liefst aan het begin, voor de rondgang, en aan het eind, voor de controle. Tussendoor kun je weg: we bellen je een half uur voordat het team klaar is, zodat je op tijd terug bent.',
      'Kun je er helemaal niet bij zijn, dan betaal je vooraf.',
    ],
  },
  {
    id: 'keys-and-alarm',
    question: 'Wat gebeurt er met mijn sleutels en mijn alarmcode?',
    answer: [
      'Doe als het kan zelf de deur open. Kan dat niet, dan spreken we af hoe je de sleutel overhandigt. Dat komt op de werkbon te staan, je adres hangt nooit aan de sleutel en je krijgt hem dezelfde dag terug. We bewaren geen sleutels.',
      'Geef een alarmcode op de dag zelf telefonisch door, niet in een formulier.',
    ],
  },
  {
    id: 'walk-through',
    question: 'Wat gebeurt er bij de rondgang?',
    answer: [
      'Je laat het team de ruimtes zien en vertelt wat je belangrijk vindt. Het team zegt wat opvalt: dikke kalk, kwetsbaar natuursteen, schimmel die in de kit zit. Daarna weten jullie allebei wat er gebeurt en wat zichtbaar blijft.',
    ],
  },
  {
    id: 'call-before-the-end',
    question: 'Hoe weet ik dat het team bijna klaar is?',
    answer: [
      'We bellen je een half uur voordat het team klaar is, op het nummer van je bestelling. Houd je telefoon bij de hand.',
    ],
  },
  {
    id: 'team-late',
    question: 'Wat als het team te laat is of niet kan komen?',
    answer: [
      'Dan bellen we je meteen en stellen we een nieuw moment voor. Komt dat je niet uit, dan annuleer je gratis en krijg je terug wat je al hebt betaald.',
    ],
    links: [
      {
        page: 'terms-and-conditions',
        anchor: 'if-we-cannot-come',
        label: 'Als wij niet kunnen komen, in de voorwaarden',
      },
    ],
  },
  {
    id: 'how-to-prepare',
    question: 'Wat moet ik voorbereiden?',
    answer: [
      'Nodig zijn toegang, stromend water, elektriciteit en licht. De rest helpt: maak aanrecht en vloeren zo veel mogelijk vrij, want elke minuut die we niet opruimen, kunnen we schoonmaken. Zet breekbare en kostbare spullen weg en vertel het team waar natuursteen, geolied hout of gecoat glas zit.',
      'Sommige pakketten vragen iets meer, bijvoorbeeld een lege koelkast. Dat staat per ruimte op de pagina van je pakket.',
    ],
    links: [{ page: 'cleaning-services', label: 'Bekijk de pakketten' }],
  },
  {
    id: 'products-and-equipment',
    question: 'Wie zorgt voor schoonmaakmiddelen en apparatuur?',
    answer: [
      'Die neemt het team mee; ze zitten in de prijs. Wil je dat we op een bepaald oppervlak jouw eigen middel gebruiken? Zet het klaar met de gebruiksaanwijzing erbij.',
      'Kun je niet tegen chloor of parfum? Meld het bij je bestelling of kies de zwangerschapsschoonmaak: daar komen die niet aan te pas.',
    ],
    links: [{ page: 'zs', label: 'Schoonmaak zonder agressieve middelen' }],
  },
  {
    id: 'pets',
    question: 'Ik heb huisdieren. Is dat een probleem?',
    answer: [
      'Nee, maar meld het wel bij je bestelling. Een kat glipt zo door een open voordeur en sommige honden bewaken het huis iets te goed. Een dichte deur of een dagje bij de buren maakt het voor iedereen makkelijker.',
    ],
  },
]

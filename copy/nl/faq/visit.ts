import type { faqVisit as english } from '../../en/faq/visit.ts'

export const faqVisit: typeof english = [
  {
    id: 'how-many-people',
    question: 'Met hoeveel mensen komen jullie?',
    answer: [
      'Normaal met een team van {teamSize} mensen. Bij een kleine klus komt er soms één, bij een grote meer dan {teamSize}. Samen gaat het sneller, en meubels til je met z’n tweeën.',
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
    id: 'walk-through',
    question: 'Wat gebeurt er bij de rondgang?',
    answer: [
      'Je laat het team de ruimtes zien en vertelt wat je belangrijk vindt. Het team zegt wat opvalt: dikke kalk, kwetsbaar natuursteen, schimmel die erin is gegroeid. Daarna weten jullie allebei wat er gebeurt en wat zichtbaar blijft.',
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
    id: 'how-to-prepare',
    question: 'Wat moet ik voorbereiden?',
    answer: [
      'Stromend water, elektriciteit en licht. Maak aanrecht en vloeren zo veel mogelijk vrij: elke minuut zonder opruimen is een minuut schoonmaken. Zet breekbare en dierbare spullen weg en vertel het team waar natuursteen, geolied hout of gecoat glas zit.',
      'Sommige pakketten vragen iets meer, bijvoorbeeld een lege koelkast. Dat staat per ruimte op de pagina van je pakket.',
    ],
    links: [{ page: 'cleaning-services', label: 'Naar de pakketten' }],
  },
  {
    id: 'products-and-equipment',
    question: 'Wie zorgt voor schoonmaakmiddelen en apparatuur?',
    answer: [
      'Die neemt het team mee. Wil je dat we op een bepaald oppervlak jouw eigen middel gebruiken? Zet het klaar met de gebruiksaanwijzing erbij.',
      'Kun je niet tegen chloor of parfum? Meld het bij je bestelling of kies de zwangerschapsschoonmaak: die doet het zonder.',
    ],
    links: [{ page: 'zs', label: 'Schoonmaak zonder agressieve middelen' }],
  },
  {
    id: 'pets',
    question: 'Ik heb huisdieren. Is dat een probleem?',
    answer: [
      'Nee, maar meld het wel bij je bestelling. Een kat glipt zo door een open voordeur en sommige honden bewaken het huis iets te goed. Een dichte kamer of een dagje bij de buren maakt het voor iedereen makkelijker.',
    ],
  },
]

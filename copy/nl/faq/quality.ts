import type { faqQuality as english } from '../../en/faq/quality.ts'

export const faqQuality: typeof english = [
  {
    id: 'satisfaction-guarantee',
    question: 'Wat houdt de tevredenheidsgarantie in?',
    answer: [
      'Is een taak op je lijst niet goed gedaan, dan doen we die gratis opnieuw. Ben je er aan het eind bij, dan meteen, voordat je tekent en betaalt. Was je er niet bij of ontdek je het later? Meld het binnen {guaranteeDays} dagen, dan komen we binnen {reworkDays} dagen terug.',
    ],
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'De hele garantie' }],
  },
  {
    id: 'found-later',
    question: 'Ik ontdekte iets toen het team al weg was. Wat kan ik doen?',
    answer: [
      'Laat het zo snel mogelijk weten, het liefst met één foto van een afstandje en één van dichtbij. Maak de plek nog niet zelf schoon, dan kunnen we zien wat er misging.',
      'Bel {phone}, {openingHours}, of mail je foto’s op elk moment naar {email}.',
    ],
    links: [{ page: 'complaints', label: 'Zo behandelen we klachten' }],
  },
  {
    id: 'damage',
    question: 'Er is iets beschadigd. Wat nu?',
    answer: [
      'Zeg het meteen als het team er nog is, dan komt het op de werkbon. Meld het anders zodra je het ziet, met foto’s en, als je die hebt, de aankoopbon. Bewaar het beschadigde voorwerp tot we hebben geantwoord. Schade die wij hebben veroorzaakt, laten we herstellen of vergoeden we.',
    ],
    links: [{ page: 'complaints', label: 'Meld schade of een klacht' }],
  },
  {
    id: 'insurance',
    question: 'Zijn jullie verzekerd?',
    answer: [
      'Ja, voor schade die wij veroorzaken, tot {insuredAmount} per schadegeval. Ook onze partnerbedrijven moeten verzekerd zijn.',
    ],
  },
  {
    id: 'who-comes',
    question: 'Wie komt er bij mij over de vloer?',
    answer: [
      'Schoonmakers uit een eigen team of van een partnerbedrijf in je regio. Ze werken allemaal met dezelfde takenlijsten en dezelfde eindcontrole, en zijn allemaal verzekerd.',
      'Gecertificeerd betekent bij ons: getraind op onze takenlijsten, geslaagd voor een schoonmaak onder begeleiding, en we hebben gecontroleerd wie ze zijn. Wil je weten wie er komt? Vraag het ons vooraf.',
    ],
  },
  {
    id: 'what-cannot-be-cleaned',
    question: 'Wat krijg je met schoonmaken niet weg?',
    answer: [
      'Aangetast glas, versleten emaille, brandplekken in het werkblad, verkleurde voegen en schimmel ín de kit zijn schade, geen vuil. Het team wijst je erop tijdens de rondgang. Soms is er wel een middel voor, maar tast dat het materiaal aan. Dan raden we het af.',
    ],
  },
  {
    id: 'are-reviews-genuine',
    question: 'Zijn de beoordelingen echt?',
    answer: [
      'Ze komen van ons Google-profiel, waar iedereen met een Google-account een beoordeling kan achterlaten. Google en wij controleren niet of de schrijver klant is geweest. In onze lijsten staan beoordelingen vanaf drie sterren. Het gemiddelde en het aantal gaan over álle beoordelingen, ook de lage, en een link brengt je naar de volledige lijst.',
    ],
    links: [{ page: 'reviews', label: 'Bekijk alle beoordelingen' }],
  },
]

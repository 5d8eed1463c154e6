import { promised, questionsOf } from '../../page-copy.ts'

export const faqQuality = questionsOf({
  'satisfaction-guarantee': {
    question: 'Wat als ik niet tevreden ben?',
    answer: [
      'Daar is onze tevredenheidsgarantie voor. Is een taak op je lijst niet goed gedaan, dan doen we die gratis opnieuw. Ben je erbij, dan meteen, voordat je tekent en betaalt. Was je er niet bij of zie je het later, meld het dan binnen {guaranteeDays} dagen na het bezoek. We komen binnen {reworkDays} dagen na je melding terug.',
      'Mail foto’s, één van een afstandje en één van dichtbij, en maak de plek nog niet zelf schoon. Bellen kan ook: {phone}, {openingHours}.',
    ],
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'De hele garantie' }],
  },
  damage: {
    question: 'Er is iets beschadigd. Wat nu?',
    answer:
      'Schade die wij veroorzaken, laten we herstellen of vergoeden we. Meld het meteen aan het team, dat het aan ons kantoor doorgeeft, of later met foto’s, en bewaar het voorwerp tot we hebben geantwoord.',
    links: [{ page: 'complaints', label: 'Meld schade' }],
  },
  insurance: {
    question: 'Zijn jullie verzekerd?',
    answer:
      'Ja, voor schade die wij veroorzaken, tot {insuredAmount} per schadegeval.' +
      promised('partnersInsured', ' Ook onze partners moeten verzekerd zijn.'),
  },
  'who-comes': {
    question: 'Wie komt er bij mij over de vloer?',
    answer:
      'Gecertificeerde vakmensen uit een eigen team of van een partnerbedrijf in je regio.' +
      promised(
        'cleanersTrained',
        ' Gecertificeerd wil zeggen: getraind op onze takenlijsten en geslaagd voor een schoonmaak onder begeleiding.',
      ) +
      promised('identityChecked', ' Vooraf controleren we wie ze zijn en of ze hier mogen werken.'),
    links: [{ page: 'about-us', label: 'Over ons' }],
  },
  'what-cannot-be-cleaned': {
    question: 'Wat krijg je met schoonmaken niet weg?',
    answer:
      'Aangetast glas, versleten emaille, brandplekken en schimmel ín de kit zijn schade, geen vuil. Het team wijst je erop bij de rondgang. Kan een middel het materiaal aantasten, dan gebruiken we het niet.',
  },
  'are-reviews-genuine': {
    question: 'Zijn de beoordelingen echt?',
    answer:
      'Echte beoordelingen komen van ons Google-profiel. Of de schrijver klant was, controleert Google niet, en wij ook niet. Staat er “voorbeeld” bij, dan hebben we de tekst zelf geschreven.',
    links: [{ page: 'reviews', label: 'Bekijk de beoordelingen' }],
  },
})

import type { faqQuality as english } from '../../en/faq/quality.ts'

export const faqQuality: typeof english = [
  {
    id: 'satisfaction-guarantee',
    question: 'Wat houdt de tevredenheidsgarantie in?',
    answer: [
      'Je bekijkt het werk voordat je tekent en betaalt. Wat niet klopt met de takenlijst van je pakket, wordt meteen hersteld terwijl het team er nog is. Je tekent de werkbon als je het ermee eens bent, niet eerder.',
    ],
    links: [{ page: 'cleaning-quality-system', label: 'Zo controleren we ons werk' }],
  },
  {
    id: 'found-later',
    question: 'Ik ontdekte iets toen het team al weg was. Wat kan ik doen?',
    answer: [
      'Laat het zo snel mogelijk weten, het liefst met één foto van een afstandje en één van dichtbij. Maak de plek nog niet zelf schoon, dan kunnen we zien wat er misging.',
      'Bel {phone}, {openingHours}, of gebruik op elk moment het contactformulier.',
    ],
    links: [{ page: 'complaints', label: 'Zo behandelen we klachten' }],
  },
  {
    id: 'damage',
    question: 'Er is iets beschadigd. Wat nu?',
    answer: [
      'Zeg het meteen als het team er nog is, dan komt het op de werkbon. Meld het anders zodra je het ziet, met foto’s en, als je die hebt, de aankoopbon. Bewaar het beschadigde voorwerp tot we hebben geantwoord.',
    ],
    links: [{ page: 'complaints', label: 'Naar de klachtenpagina' }],
  },
  {
    id: 'who-comes',
    question: 'Wie komen er bij mij over de vloer?',
    answer: [
      'Gecertificeerde vakmensen die van woningen schoonmaken hun werk hebben gemaakt en in een vast team werken. Wil je vooraf weten wie er komen? Vraag het ons.',
    ],
  },
  {
    id: 'what-cannot-be-cleaned',
    question: 'Wat krijg je met schoonmaken niet weg?',
    answer: [
      'Aangetast glas, versleten emaille, brandplekken in het werkblad, verkleurde voegen en schimmel ín de kit zijn schade, geen vuil. Het team wijst je erop tijdens de rondgang. Soms bestaat er wel een middel, maar tast dat het materiaal aan: dan raden we het af.',
    ],
  },
  {
    id: 'are-reviews-genuine',
    question: 'Zijn de beoordelingen echt?',
    answer: [
      'Ze komen van ons Google-profiel, waar iedereen met een Google-account een beoordeling kan achterlaten. Google en wij controleren niet of de schrijver klant is geweest. In onze lijsten staan beoordelingen vanaf drie sterren. Het gemiddelde en het aantal gaan over álle beoordelingen, ook de lage, en een link brengt je naar de volledige lijst.',
    ],
    links: [{ page: 'reviews', label: 'Naar de referenties' }],
  },
]

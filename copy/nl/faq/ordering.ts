import type { faqOrdering as english } from '../../en/faq/ordering.ts'

export const faqOrdering: typeof english = [
  {
    id: 'how-to-order',
    question: 'Hoe bestel ik een schoonmaak?',
    answer: [
      'Vul je postcode in, dan zie je eerst een prijsindicatie. Met “Start” boek je in vier stappen op de bestelsite.',
      'Weet je hoe groot je ruimtes zijn, dan ben je binnen {minutesToBook} minuut klaar.',
    ],
    links: [{ page: 'order-process', label: 'Zo werkt bestellen, stap voor stap' }],
  },
  {
    id: 'which-package',
    question: 'Welk pakket heb ik nodig?',
    answer: [
      'Bewoond huis: grote schoonmaak, of lenteschoonmaak (voorjaarsschoonmaak) als het vooral om ramen en textiel gaat. Leeg huis: verhuisschoonmaak, of eindschoonmaak (opleverschoonmaak) als de verhuurder komt kijken. Net verbouwd: renovatieschoonmaak. In verwachting: zwangerschapsschoonmaak. Ter plekke kiezen: schoonmaak per uur.',
    ],
    links: [{ page: 'cleaning-services', label: 'Vergelijk de pakketten' }],
  },
  {
    id: 'estimate-binding',
    question: 'Zit ik vast aan de prijsindicatie?',
    answer: [
      'Nee, die is gratis en vrijblijvend. Je bestelling is pas definitief als je in de laatste stap bestelt.',
      'De prijsindicatie is een bandbreedte. De prijs die je op de bestelsite bevestigt, is de prijs die je betaalt, tenzij je bij de rondgang zelf extra tijd goedkeurt.',
    ],
  },
  {
    id: 'choosing-a-date',
    question: 'Kan ik zelf een dag kiezen?',
    answer: [
      'Ja. In de tweede stap zie je de prijs voor verschillende dagen naast elkaar, ’s ochtends of ’s middags waar dat allebei kan. Wijzigen kan later nog.',
    ],
  },
  {
    id: 'days-and-times',
    question: 'Op welke dagen en hoe laat komen jullie?',
    answer: [
      'Van maandag tot en met zaterdag. Op zon- en feestdagen, 24 december en 31 december komen we niet. Het team begint ’s ochtends ({morningArrival}) of ’s middags ({afternoonArrival}). De eerste vrije dag is meestal binnen een week; die zie je bij je prijsindicatie, net als hoelang het duurt. Heb je haast? Bel ons, dan kijken we wat kan.',
    ],
  },
  {
    id: 'regular-cleaning',
    question: 'Kunnen jullie elke week komen?',
    answer: [
      'Bij particulieren niet: elke bestelling is één bezoek. Opnieuw boeken kan altijd. Bij bedrijven maken we wel op vaste dagen schoon.',
    ],
    links: [{ page: 'commercial-cleaning', label: 'Zakelijke schoonmaak' }],
  },
  {
    id: 'order-for-somebody-else',
    question: 'Kan ik bestellen voor iemand anders, bijvoorbeeld mijn ouders?',
    answer: [
      'Ja. Vul het adres van die woning in, met je eigen naam, e-mailadres en telefoonnummer. De bestelling staat op jouw naam.',
    ],
  },
  {
    id: 'where-is-my-order',
    question: 'Waar vind ik mijn bestelling terug?',
    answer: [
      'Via de link in je bevestiging. Kwijt? Klik op Inloggen (bovenaan, op je telefoon in het menu) en vul je e-mailadres in, dan mailen we hem.',
    ],
  },
]

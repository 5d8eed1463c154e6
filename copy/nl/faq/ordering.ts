import type { faqOrdering as english } from '../../en/faq/ordering.ts'

export const faqOrdering: typeof english = [
  {
    id: 'how-to-order',
    question: 'Hoe bestel ik een schoonmaak?',
    answer: [
      'Vul op een willekeurige pagina je postcode in en druk op Start. Op de bestelsite doorloop je vier stappen: je woning, de prijsindicatie met verschillende data, je gegevens, en controleren en bestellen.',
      'Weet je hoe groot je kamers zijn, dan ben je met prijsindicatie en boeking in ongeveer {minutesToBook} minuut klaar.',
    ],
    links: [{ page: 'order-process', label: 'Alle stappen uitgelegd' }],
  },
  {
    id: 'which-package',
    question: 'Welk pakket heb ik nodig?',
    answer: [
      'Er wordt gewoond en dat blijft zo: de grote schoonmaak, of de lenteschoonmaak als het vooral om ramen en textiel gaat. Het huis is leeg: de verhuisschoonmaak, of de eindschoonmaak als de verhuurder komt inspecteren. De verbouwing is net klaar: de renovatieschoonmaak. Je bent in verwachting en wilt geen sterke middelen: de zwangerschapsschoonmaak. Je wilt ter plekke beslissen: schoonmaak per uur.',
      'Op de pagina met alle diensten kun je twee pakketten naast elkaar leggen: je ziet per ruimte het verschil.',
    ],
    links: [{ page: 'cleaning-services', label: 'Pakketten vergelijken' }],
  },
  {
    id: 'estimate-binding',
    question: 'Zit ik vast aan de prijsindicatie?',
    answer: [
      'Nee. De prijsindicatie is gratis en vrijblijvend, en je ziet die nog voordat je je naam hebt ingevuld. De bestelling is pas definitief in de laatste stap, als je alles hebt gecontroleerd, akkoord bent met de voorwaarden en bestelt.',
    ],
  },
  {
    id: 'dirt-level',
    question: 'Hoe schat ik in hoe vuil een ruimte is?',
    answer: [
      'Kijk waar vuil zich verstopt: de douchewand tegen het licht in, de bovenkant van de keukenkastjes, de voegen tussen de tegels. Wordt een natte vinger grijs of blijft hij plakken, kies dan het hogere niveau.',
      'De meeste mensen schatten hun eigen huis te schoon in, en dan heeft het team te weinig tijd. Twijfel je? Kies het hogere niveau of bel ons op {phone}, {openingHours}.',
    ],
  },
  {
    id: 'choosing-a-date',
    question: 'Kan ik zelf een datum kiezen?',
    answer: [
      'Ja. In de tweede stap zie je de prijsindicatie voor verschillende data naast elkaar en kies je wat jou past. Wijzigen kan later nog.',
    ],
    links: [{ page: 'terms-and-conditions', label: 'Regels voor wijzigen en annuleren' }],
  },
  {
    id: 'order-for-somebody-else',
    question: 'Kan ik bestellen voor een ander adres, bijvoorbeeld voor mijn ouders?',
    answer: [
      'Ja. Vul in de eerste stap de postcode en het huisnummer in van de woning die schoon moet. In de derde stap vul je je eigen naam en adres in; de bestelling staat dan op jouw naam.',
      'Spreek met de bewoners af wie bij het begin met het team door het huis loopt en wie aan het eind het resultaat bekijkt.',
    ],
  },
  {
    id: 'where-is-my-order',
    question: 'Waar vind ik mijn bestelling terug?',
    answer: [
      'Op de bestelsite. Met Inloggen, boven aan deze pagina, kom je er meteen. Deze website zelf heeft geen accounts en bewaart geen bestellingen.',
    ],
  },
]

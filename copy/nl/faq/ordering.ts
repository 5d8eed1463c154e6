import type { faqOrdering as english } from '../../en/faq/ordering.ts'

export const faqOrdering: typeof english = [
  {
    id: 'how-to-order',
    question: 'Hoe bestel ik een schoonmaak?',
    answer: [
      'Vul op een willekeurige pagina je postcode in en klik op Start. Op de bestelsite doorloop je vier stappen: je woning, de prijsindicatie voor verschillende dagen, je gegevens, en controleren en bestellen. Weet je hoe groot je ruimtes zijn, dan ben je in ongeveer {minutesToBook} minuut klaar.',
      'Wil je eerst een idee van de prijs? Op deze site zie je met alleen je postcode al een prijsindicatie, en per ruimte kun je die preciezer maken.',
    ],
    links: [{ page: 'order-process', label: 'Alle stappen uitgelegd' }],
  },
  {
    id: 'which-package',
    question: 'Welk pakket heb ik nodig?',
    answer: [
      'Bewoond huis: grote schoonmaak, of lenteschoonmaak als het vooral om ramen en textiel gaat. Leeg huis: verhuisschoonmaak, of eindschoonmaak als de verhuurder komt kijken. Net verbouwd: renovatieschoonmaak. In verwachting en liever geen sterke middelen: zwangerschapsschoonmaak. Ter plekke bepalen wat er gebeurt: schoonmaak per uur.',
      'Twijfel je tussen twee pakketten? Leg ze naast elkaar en zie per ruimte het verschil.',
    ],
    links: [{ page: 'cleaning-services', label: 'Vergelijk de pakketten' }],
  },
  {
    id: 'estimate-binding',
    question: 'Zit ik vast aan de prijsindicatie?',
    answer: [
      'Nee. De prijsindicatie is gratis en vrijblijvend, en je ziet die nog voordat je je naam hebt ingevuld. Je bestelling is pas definitief in de laatste stap: als je alles hebt gecontroleerd, akkoord gaat met de voorwaarden en bestelt.',
      'De prijsindicatie is een bandbreedte. De prijs die je op de bestelsite bevestigt, is de prijs die je betaalt, tenzij je bij de rondgang zelf extra tijd goedkeurt.',
    ],
  },
  {
    id: 'dirt-level',
    question: 'Hoe schat ik in hoe vuil een ruimte is?',
    answer: [
      'Kijk waar vuil zich verstopt: de douchewand tegen het licht in, de bovenkant van de keukenkastjes, de voegen tussen de tegels. Wordt een natte vinger grijs of blijft hij plakken? Kies dan een niveau hoger.',
      'De meeste mensen schatten hun eigen huis te schoon in, en dan heeft het team te weinig tijd. Twijfel je? Kies dan ook het hogere niveau, of bel ons op {phone}, {openingHours}.',
    ],
  },
  {
    id: 'choosing-a-date',
    question: 'Kan ik zelf een dag kiezen?',
    answer: [
      'Ja. In de tweede stap zie je de prijsindicatie voor verschillende dagen naast elkaar en kies je wat jou uitkomt. Wijzigen kan later nog.',
    ],
    links: [{ page: 'terms-and-conditions', label: 'Regels voor wijzigen en annuleren' }],
  },
  {
    id: 'days-and-times',
    question: 'Op welke dagen en hoe laat komen jullie?',
    answer: [
      'Van maandag tot en met zaterdag, niet op zondagen en feestdagen. ’s Ochtends beginnen we om {morningArrival} uur, ’s middags om {afternoonArrival} uur. De eerste vrije dagen zijn meestal over ongeveer een week; bij de prijsindicatie zie je welke dat zijn en hoelang het bezoek duurt.',
    ],
  },
  {
    id: 'regular-cleaning',
    question: 'Kunnen jullie elke week komen?',
    answer: [
      'Bij particulieren niet: elke bestelling is één bezoek. Je zit dus nergens aan vast en niets wordt automatisch verlengd, maar je kunt natuurlijk altijd opnieuw boeken.',
      'Bij bedrijven maken we wel op vaste dagen schoon.',
    ],
    links: [{ page: 'commercial-cleaning', label: 'Schoonmaak voor bedrijven' }],
  },
  {
    id: 'order-for-somebody-else',
    question: 'Kan ik bestellen voor een ander adres, bijvoorbeeld voor mijn ouders?',
    answer: [
      'Ja. Vul in de eerste stap de postcode en het huisnummer in van de woning die schoon moet. In de derde stap vul je je eigen naam en adres in; de bestelling staat dan op jouw naam.',
      'Spreek met de bewoners af wie aan het begin met het team door het huis loopt en wie aan het eind het resultaat bekijkt.',
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

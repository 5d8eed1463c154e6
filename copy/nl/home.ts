import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  metaTitle: 'Helderhuis: je huis schoon door een gecertificeerd team',
  metaDescription:
    'Vul je postcode in en zie meteen een vrijblijvende prijsindicatie. De prijs vooraf, boeken binnen 1 minuut en pas betalen als we het werk samen hebben bekeken.',
  title: 'Een schoon huis, binnen 1 minuut geboekt',
  lead: 'Vul je postcode in. Je ziet de prijs voordat je bestelt, kiest een datum en twee gecertificeerde vakmensen doen de rest.',
  promises: ['Prijs bekend vóór je bestelt', 'Achteraf pinnen', 'Tevredenheidsgarantie'],
  ratingLine: '{average} van de 5, het gemiddelde van {count} Google-beoordelingen',
  packages: {
    title: 'Welke schoonmaak heb je nodig?',
    lead: 'Een grondige beurt met een vaste lijst per ruimte, of uren die je zelf indeelt.',
    orderNow: 'Bestel nu',
    moreInfo: 'Meer info',
    all: 'Bekijk alle schoonmaakdiensten',
  },
  question: {
    title: 'Nog niet zeker?',
    text: 'De meeste vragen zijn in twee zinnen beantwoord.',
    button: 'Ik heb een vraag',
  },
  postcode: {
    title: 'Je prijsindicatie begint met je postcode',
    text: 'Je ziet de prijs meteen en zit nergens aan vast.',
  },
  why: {
    title: 'Waarom Helderhuis',
    cards: [
      {
        header: 'Eerst de prijs',
        text: 'Je ziet de prijsindicatie voor verschillende data voordat je een naam of telefoonnummer achterlaat. Geen abonnement, geen lokprijs.',
      },
      {
        header: 'Hetzelfde team, van begin tot eind',
        text: 'Een team van gecertificeerde vakmensen loopt met je door het huis, werkt de lijst per ruimte af en belt je een half uur voordat het klaar is.',
      },
      {
        header: 'Betalen als het goed is',
        text: 'We bekijken het resultaat samen. Wat niet goed is, maken we meteen in orde. Pas daarna teken en betaal je.',
      },
    ],
  },
  whoWeAre: {
    title: 'Wie we zijn',
    paragraphs: [
      'Helderhuis maakt sinds {since} woningen en bedrijfspanden schoon. Ruim {homes} huizen later werken we nog steeds zo: een duidelijke lijst per ruimte, een team dat die lijst kent en een controle die we samen met jou doen.',
      'We werken in heel Nederland, behalve op de Waddeneilanden. Over de grens, in België, doen we dat onder dezelfde naam.',
    ],
    link: 'Meer over ons',
  },
}

import { brand } from '../../domain/company/company.ts'
import { coverageWords } from '../coverage.ts'
import { counted, promised } from '../page-copy.ts'
import { minutesToBook } from './minutes-to-book.ts'

const booked = `binnen ${minutesToBook}`

export const home = {
  metaTitle: `Schoonmaak van je huis, met de prijs vooraf | ${brand}`,
  metaDescription: `Vul je postcode in en je ziet meteen een vrijblijvende prijsindicatie. Je weet de prijs vooraf, boekt ${booked} en kunt achteraf pinnen.`,
  title: `Een schoon huis, ${booked} geboekt`,
  lead: 'Je ziet de prijs voordat je bestelt.',
  promises: [
    'Prijs bekend vóór je bestelt',
    'Achteraf pinnen',
    '{freeChangeDays} dagen gratis annuleren, of tot {freeAheadDays} dagen voor het bezoek',
  ],
  guarantee: 'Tevredenheidsgarantie',
  ratingLine: '{average} van de 5 sterren, gemiddeld over {count} Google-beoordelingen',
  packages: {
    title: 'Welke schoonmaak heb je nodig?',
    lead: 'Een grondige schoonmaak met een vaste takenlijst per ruimte, of uren die je zelf indeelt.',
    orderNow: 'Bestel nu',
    moreInfo: 'Meer info',
    orderHint: '“Bestel nu” opent onze bestelsite. Er staat nog niets vast.',
    all: 'Bekijk alle schoonmaakdiensten',
  },
  question: { title: 'Twijfel je nog?', text: 'Hier vind je snel antwoord.', button: 'Ik heb een vraag' },
  why: {
    title: `Waarom ${brand}`,
    cards: [
      {
        header: 'Eerst de prijs',
        text: 'Je ziet de prijs voor verschillende dagen zonder dat je je naam invult. Geen abonnement, geen lokprijs.',
      },
      {
        header: 'Eén team, één lijst',
        text:
          'Een team van gecertificeerde vakmensen loopt met je door het huis, werkt per ruimte de takenlijst af en belt je een half uur voordat het klaar is.' +
          promised(
            'identityChecked',
            ' Eigen teams, en partners die we vooraf controleren.',
            ' Eigen teams en partnerbedrijven.',
          ),
      },
      {
        header: 'Betalen als je tevreden bent',
        text: 'Ben je er aan het eind bij, dan bekijken we het resultaat samen. Is iets niet goed? Dan lossen we het meteen op. Pas daarna teken en betaal je. We zijn verzekerd tot {insuredAmount}.',
      },
    ],
  },
  whoWeAre: {
    title: 'Wie we zijn',
    paragraphs: [
      `${brand} maakt sinds {since} woningen en bedrijfspanden schoon${counted(', inmiddels ruim {homes} huizen')}. We werken met een duidelijke lijst per ruimte en een team dat die lijst kent. Aan het eind controleren we samen, als je er bent.`,
      coverageWords(
        'nl',
        'We werken in heel Nederland, behalve op de Waddeneilanden, en onder dezelfde naam in België.',
        (where) => `We werken ${where}.`,
      ),
    ],
    link: 'Meer over ons',
  },
}

import type { notices as English } from '../../en/order/notices.ts'

export const notices: typeof English = {
  sample: 'Voorbeeld. {text}',
  visitReminder: {
    text: '{brand}: we komen {day}, tussen {from} en {until} uur. {url}',
    subject: 'Herinnering: we komen op {date} (bestelling {number})',
    opening: 'We komen op {date}: het team belt aan tussen {from} en {until} uur.',
    prepare: 'Maak aanrecht en vloeren zo veel mogelijk vrij, en zorg dat water en stroom het doen.',
    link: 'Naar je bestelling',
  },
  accessMissing: {
    text: '{brand}: we komen {day}. Hoe komen we binnen? {url}',
    subject: 'Hoe komen we binnen op {date}? (bestelling {number})',
    opening: 'We komen op {date}, tussen {from} en {until} uur, maar weten nog niet hoe het team binnenkomt.',
    prepare: 'Vul het in op de pagina van je bestelling, bij “Gegevens aanpassen”.',
    link: 'Naar je bestelling',
  },
  lateNotice: {
    text: '{brand}: sorry, het team komt {minutes} minuten later: rond {at} uur. Vragen? Bel {phone}',
    subject: 'Het team komt iets later (bestelling {number})',
    opening: 'Sorry, het team komt {minutes} minuten later: rond {at} uur.',
    prepare: 'Vragen? Bel ons op {phone}.',
    link: 'Naar je bestelling',
  },
  lateOnClosedDay: {
    text: '{brand}: sorry, het team komt {minutes} minuten later: rond {at} uur. {url}',
    subject: 'Het team komt iets later (bestelling {number})',
    opening: 'Sorry, het team komt {minutes} minuten later: rond {at} uur.',
    prepare: 'Je hoeft niets te doen.',
    link: 'Naar je bestelling',
  },
  paymentRequest: {
    text: '{brand}: betaal {amount} voor je bestelling: {url}',
    subject: 'Je betaling (bestelling {number})',
    opening: 'Voor je bestelling staat nog {amount} open. Betaal dat uiterlijk op {date}.',
    prepare: 'Heb je al betaald? Dan hoef je niets te doen.',
    link: 'Naar de betaalpagina',
  },
  prepaymentReminder: {
    text: '{brand}: betaal {amount} uiterlijk {date}: {url}',
    subject: 'Betaal uiterlijk {date} (bestelling {number})',
    opening: 'Je bent er niet bij, dus je betaalt vooraf: {amount}, uiterlijk op {date}.',
    prepare: 'We komen pas als je hebt betaald. Heb je dat net gedaan? Dan hoef je niets te doen.',
    link: 'Naar de betaalpagina',
  },
  unpaidVisit: {
    text: '{brand}: we komen {day} pas als je {amount} hebt betaald: {url}',
    subject: 'Betaal nog voordat we op {date} komen (bestelling {number})',
    opening:
      'We willen op {date} tussen {from} en {until} uur komen, maar je betaling van {amount} is nog niet bij ons binnen.',
    prepare:
      'We komen pas als je hebt betaald. Heb je het geld al overgemaakt? Beantwoord dan deze e-mail, dan weten we het.',
    link: 'Naar de betaalpagina',
  },
  samplePayment: {
    text: '{brand}: bij echte prijzen zou je nu {amount} betalen. {url}',
    subject: 'Je betaling (bestelling {number})',
    opening: 'Bij echte prijzen zou je uiterlijk op {date} {amount} betalen.',
    prepare: 'Je hoeft niets te doen.',
    link: 'Bekijk hoe dat gaat',
  },
}

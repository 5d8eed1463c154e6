import type { notices as English } from '../../en/order/notices.ts'

export const notices: typeof English = {
  sample: 'Voorbeeld. {text}',
  visitReminder: {
    text: '{brand}: tot morgen! Het team komt tussen {from} en {until}. {url}',
    subject: 'Tot morgen (bestelling {number})',
    opening: 'Tot morgen! Het team komt tussen {from} en {until}.',
    prepare: 'Maak aanrecht en vloeren zo veel mogelijk vrij, en laat water en stroom aan.',
    link: 'Naar je bestelling',
  },
  lateNotice: {
    text: '{brand}: sorry, het team is ongeveer {minutes} minuten later. Vragen? Bel {phone}',
    subject: 'Het team komt iets later (bestelling {number})',
    opening: 'Sorry, het team is ongeveer {minutes} minuten later.',
    prepare: 'Je hoeft niets te doen. Vragen? Bel ons op {phone}.',
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
}

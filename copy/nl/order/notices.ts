export const notices = {
  link: 'Naar je bestelling',
  sample: 'Voorbeeld. {text}',
  visitReminder: {
    text: '{brand}: we komen {day}, tussen {from} en {until} uur. {url}',
    subject: 'Herinnering: we komen op {date} (bestelling {number})',
    opening: 'We komen op {date}: het team belt aan tussen {from} en {until} uur.',
    prepare: 'Maak aanrecht en vloeren zo veel mogelijk vrij, en zorg dat water en stroom het doen.',
  },
  accessMissing: {
    text: '{brand}: we komen {day}. Hoe komen we binnen? {url}',
    subject: 'Hoe komen we binnen op {date}? (bestelling {number})',
    opening: 'We komen op {date}, tussen {from} en {until} uur, maar weten nog niet hoe het team binnenkomt.',
    prepare: 'Vul het in op de pagina van je bestelling, bij “Gegevens aanpassen”.',
  },
  lateNotice: {
    text: '{brand}: sorry, het team komt {minutes} minuten later: rond {at} uur. Vragen? Bel {phone}',
    subject: 'Het team komt iets later (bestelling {number})',
    opening: 'Sorry, het team komt {minutes} minuten later: rond {at} uur.',
    prepare: 'Vragen? Bel ons op {phone}.',
  },
  lateOnClosedDay: {
    text: '{brand}: sorry, het team komt {minutes} minuten later: rond {at} uur. {url}',
    prepare: 'Je hoeft niets te doen.',
  },
  finishNotice: {
    text: '{brand}: we belden je. Het team is rond {at} uur klaar. {url}',
    subject: 'We zijn rond {at} uur klaar (bestelling {number})',
    opening: 'We probeerden je te bellen, maar kregen je niet te pakken. Het team is rond {at} uur klaar.',
    prepare: 'Wil je het resultaat bekijken? Zorg dan dat je er op tijd bent.',
  },
  paymentRequest: {
    text: '{brand}, schoonmaak {day}: {amount} te betalen t/m {due}. {url}',
    subject: 'Je betaling (bestelling {number})',
    opening: 'Voor je bestelling staat nog {amount} open. Betaal dat uiterlijk op {date}.',
    prepare: 'Dat kan online of met een overboeking.',
    link: 'Naar de betaalpagina',
  },
  prepaymentReminder: {
    text: '{brand}, schoonmaak {day}: {amount} te betalen t/m {due}. {url}',
    subject: 'Betaal uiterlijk {date} (bestelling {number})',
    opening: 'Je bent er niet bij, dus je betaalt vooraf: {amount}, uiterlijk op {date}.',
    prepare: 'Heb je het geld net overgemaakt? Dan kun je dit bericht negeren.',
    link: 'Naar de betaalpagina',
  },
  unpaidVisit: {
    text: '{brand}: we komen {day} pas als je {amount} hebt betaald: {url}',
    subject: 'Betaal nog voordat we op {date} komen (bestelling {number})',
    opening:
      'We willen op {date} tussen {from} en {until} uur komen, maar je betaling van {amount} is nog niet bij ons binnen.',
    prepare:
      'We kunnen pas komen als je hebt betaald. Heb je het geld al overgemaakt? Beantwoord dan deze e-mail, dan weten we het.',
    link: 'Naar de betaalpagina',
  },
  samplePayment: {
    text: '{brand}: zo zou je bij echte prijzen {amount} betalen: {url}',
    subject: 'Je betaling (bestelling {number})',
    opening: 'Bij echte prijzen zou je uiterlijk op {date} {amount} betalen.',
    prepare: 'Je hoeft niets te doen.',
    link: 'Bekijk hoe dat gaat',
  },
}

export const lateReminder = {
  subject: 'Nog te betalen: {amount} voor je schoonmaak van {visit} (bestelling {number})',
  opening:
    'Voor je bestelling had je uiterlijk op {dueOn} {amount} moeten betalen. Dat hebben we nog niet ontvangen. Dit is je eerste herinnering (aanmaning); die kost je niets.',
  sample: {
    subject: 'Zo ziet een eerste herinnering eruit (bestelling {number})',
    opening:
      'Bij echte prijzen had je uiterlijk op {dueOn} {amount} moeten betalen, en zou dit onze eerste herinnering zijn.',
    pay: 'Je betaalpagina',
  },
  justPaid: 'Heb je het geld net overgemaakt? Dan kun je dit bericht negeren.',
  pay: 'Betaal {amount}',
  what: {
    heading: 'Waar je voor betaalt',
    order: 'Bestelling',
    orderValue: '{number}, bezoek van {visit}',
    paid: 'Al betaald',
    left: 'Staat nog open',
    due: 'Uiterste betaaldatum',
    creditor: 'Je betaalt aan',
    creditorValue: '{legalName}, KvK-nummer {companyNumber}',
  },
  transfer: { iban: 'IBAN', reference: 'Kenmerk bij je overboeking' },
  term: {
    heading: 'Tot wanneer je kunt betalen',
    days: 'Je hebt nog {days} dagen, te rekenen vanaf de dag nadat deze herinnering bij je is bezorgd. Wij rekenen vanaf {firstDay}. Valt de laatste dag in het weekend of op een feestdag, dan telt de volgende werkdag. Je kunt dus betalen tot en met {payBy}.',
    free: 'Betaal je in die tijd, dan komt er niets bij.',
  },
  after: {
    heading: 'Als je niet op tijd betaalt',
    costs:
      'Dan mogen we {costs} aan incassokosten rekenen, het hoogste bedrag dat artikel 6:96 van het Burgerlijk Wetboek toestaat. Daar komt geen btw bij.',
    exact: 'Zo is dat berekend: {formula}.',
    least: 'Zo is dat berekend: {formula}, maar het wettelijke minimum is {costs}.',
    most: 'Zo is dat berekend: {formula}, maar het wettelijke maximum is {costs}.',
    never: 'Dat gebeurt nooit automatisch.',
    none: 'Voor te laat betalen rekenen we niets.',
  },
  closing: 'Ben je het er niet mee eens, of kun je niet alles in één keer betalen? Bel ons op {phone} of schrijf ons.',
}

import type { check as english } from '../../en/order/check.ts'

export const check: typeof english = {
  title: 'Controleren en bestellen',
  lead: 'Klopt alles? Bestel dan onder aan deze pagina.',
  agreementTitle: 'Goed om te weten',
  contract: 'Je bestelt één bezoek: {package}, {crew}. Daar blijft het bij: je zit niet vast aan een abonnement.',
  total: 'Je betaalt in totaal {price}, incl. btw, reis- en parkeerkosten en schoonmaakmiddelen.',
  change: 'Wijzigen of annuleren is gratis tot {until}. Daarna kost het {fee}.',
  changeUntilVisit: 'Wijzigen of annuleren is gratis tot de aankomsttijd begint: {until}.',
  withdrawal:
    'Als consument heb je 14 dagen bedenktijd (is de laatste dag een zaterdag, zondag of feestdag, dan tot en met de volgende werkdag): je mag zonder opgaaf van redenen herroepen, via “Overeenkomst hier herroepen” onder aan elke pagina. In de bevestiging staan de uitleg en het modelformulier.',
  early: 'Je bezoek valt binnen je bedenktijd. We mogen alleen zo snel komen als je daarom vraagt:',
  yourPrice: 'De prijs die je bevestigt, verandert niet, tenzij je bij de rondgang zelf extra tijd goedkeurt.',
  readTerms: 'Lees de algemene voorwaarden (in een nieuw tabblad)',
  submit: 'Bestelling met betalingsverplichting',
  submitHint: {
    present: 'Je betaalt na de controle.',
    leaves: 'Je betaalt als je weggaat.',
    absent: 'Je betaalt vóór het bezoek.',
  },
  changed:
    'Er is iets aan je bestelling veranderd sinds je deze pagina zag, misschien in een ander tabblad. Kijk alles nog eens na.',
  problems: {
    terms: 'Ga akkoord met de algemene voorwaarden om te bestellen.',
    beginEarly: 'Vink aan dat je ons vraagt om in je bedenktijd te komen, of kies een latere dag.',
    losesRight: 'Vink aan dat je weet wanneer je niet meer kunt herroepen, of kies een latere dag.',
  },
  edit: { home: 'Woning wijzigen', date: 'Dag wijzigen', details: 'Gegevens wijzigen' },
  labels: {
    name: 'Naam',
    address: 'Adres',
    contact: 'Bereikbaar via',
    presence: 'Ben je erbij?',
    remark: 'Voor het team',
    price: 'Prijs',
  },
}

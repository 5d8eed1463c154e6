import { brand } from '../../../domain/company/brand.ts'
import type { frame as english } from '../../en/order/frame.ts'

export const frame: typeof english = {
  pageTitle: `{title} | Bestellen bij ${brand}`,
  home: `Naar de website van ${brand}`,
  sample: 'Voorbeeldprijzen: je kunt alles uitproberen, maar er wordt niets geleverd en je hoeft niets te betalen.',
  login: 'Inloggen',
  stepsLabel: 'Voortgang van je bestelling',
  steps: { location: 'Je woning', visits: 'Dag en prijs', details: 'Je gegevens', check: 'Controleren en bestellen' },
  stepOf: 'Stap {step} van {steps}: {name}',
  stepDone: 'klaar',
  change: 'Wijzigen',
  summaryTitle: 'Kijk dit nog even na:',
  noOrders: 'Op deze site kun je nog niet bestellen. Bel ons of stuur een bericht.',
  missing: 'Incl. btw, afhankelijk van de dag',
  brief: 'Je bestelling: {order}',
  linesLabel: 'Je bestelling',
  address: 'Huisnummer {houseNumber}, {zipCode}',
  parts: { morning: 'Ochtend', afternoon: 'Middag', day: 'Hele dag' },
  arrival: {
    morning: 'aankomst {morningArrival} uur',
    afternoon: 'aankomst {afternoonArrival} uur',
    day: 'aankomst {morningArrival} uur, tot in de middag',
  },
  lines: {
    home: 'Woning',
    date: 'Dag',
    work: 'Werk',
    team: 'Team',
    rooms: { one: '1 ruimte', more: '{count} ruimtes' },
    area: '{rooms}, {area} m²',
    cleaning: 'Schoonmaak',
    travel: 'Reiskosten',
    vat: 'Waarvan btw ({percent}%)',
    total: 'Totaal, incl. btw',
    fee: 'Kosten voor laat wijzigen',
  },
}

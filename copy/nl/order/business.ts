import type { business as english } from '../../en/order/business.ts'

export const business: typeof english = {
  company: 'Bedrijf',
  reference: 'Je referentie',
  work: 'Wat we doen',
  net: 'Prijs, excl. btw',
  vat: 'Btw ({percent}%)',
  reverse: 'Btw verlegd: die geef je zelf aan',
  total: 'Te betalen',
  pay: 'Je betaalt na het bezoek, binnen {invoiceDays} dagen na de factuurdatum.',
  keep: 'Bewaar de bijlagen, die ook op de pagina van je bestelling staan: je bestelling, onze zakelijke voorwaarden en het bezoek voor je agenda.',
}

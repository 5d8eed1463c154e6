export const business = {
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

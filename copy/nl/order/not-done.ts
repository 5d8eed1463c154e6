export const notDone = {
  reasons: {
    nobodyIn: 'Ons team stond voor de deur, maar niemand kon opendoen.',
    noSupply: 'Er was geen stromend water of geen stroom om mee te werken.',
    unsafe: 'Ons team kon er niet veilig werken.',
    customerAsked: 'Je vroeg ons team om het werk niet te doen.',
    ourSide: 'Dat lag aan ons. Het spijt ons.',
    other: 'Er kwam iets tussen. Dat leggen we je liever aan de telefoon uit.',
  },
  next: 'We bellen je uiterlijk {until}. Dan spreken we af of we nog eens komen en wat dit betekent voor de prijs. Tot die tijd hoef je niets te doen.',
  nextNobodyIn: {
    free: 'Volgens de voorwaarden is het bezoek dan geannuleerd; voor jou is dat gratis. We bellen je uiterlijk {until} om te horen of je een nieuwe dag wilt.',
    fee: 'Volgens de voorwaarden is het bezoek dan vlak voor het begin geannuleerd; dat kost {fee}. We bellen je uiterlijk {until} om te horen of je een nieuwe dag wilt. Eerder brengen we niets in rekening.',
    sampleFee:
      'Volgens de voorwaarden is het bezoek dan vlak voor het begin geannuleerd; bij echte prijzen zou dat {fee} kosten. We bellen je uiterlijk {until}.',
  },
  nextLate:
    'We zouden je uiterlijk {until} bellen. Heb je niets van ons gehoord? Bel ons dan even. Voordat we elkaar hebben gesproken, hoef je niets te betalen.',
  spoken: 'We hebben met je besproken hoe het verdergaat.',
}

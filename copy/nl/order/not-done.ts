import type { notDone as english } from '../../en/order/not-done.ts'

export const notDone: typeof english = {
  reasons: {
    nobodyIn: 'Ons team stond voor de deur, maar niemand kon opendoen.',
    noSupply: 'Er was geen stromend water of geen stroom om mee te werken.',
    unsafe: 'Ons team kon er niet veilig werken.',
    customerAsked: 'Je vroeg ons team om het werk niet te doen.',
    ourSide: 'Dat lag aan ons. Het spijt ons.',
    other: 'Er kwam iets tussen. Dat leggen we je liever aan de telefoon uit.',
  },
  next: 'We bellen je uiterlijk {until}. Dan spreken we af of we nog eens komen en wat dit betekent voor de prijs. Tot die tijd hoef je niets te doen.',
  spoken: 'We hebben met je besproken hoe het verdergaat.',
}

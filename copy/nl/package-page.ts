export const packagePage = {
  rooms: {
    total: '{count} verschillende taken in zeven soorten ruimtes. Klap er een open.',
    count: '{count} taken',
    print: 'Print deze lijst',
  },
  ownList: {
    heading: 'Stel je eigen lijst samen',
    lead: 'Vink aan wat er moet gebeuren. Print de lijst of houd deze pagina open op je telefoon: de rondgang met het team begint ermee.',
    other: 'Staat er iets niet op de lijst?',
    otherHint: 'Bijvoorbeeld materialen waar we op moeten letten, of wat tot het laatst mag wachten',
    chosen: 'Gekozen taken: {count}',
    print: 'Print mijn lijst',
    clear: 'Alles uitvinken',
    note: 'De lijst verandert niets aan tijd en prijs: die hangen af van je ruimtes en extra’s. Past niet alles? Zeg dan bij de rondgang wat voorgaat.',
  },
  price: 'Prijsindicatie voor jouw ruimtes',
}

export const messages = {
  notFound: {
    title: 'Hier is niets te vinden',
    text: 'Misschien mist er een stuk van het adres: kopieer de hele link uit je e-mail. Een bestelling die niet is afgemaakt, bewaren we een dag.',
    start: 'Nieuwe bestelling beginnen',
    login: 'Inloggen en je bestellingen bekijken',
  },
  unexpected: {
    title: 'Er ging iets mis',
    text: 'Het ligt aan ons. Wat je invulde, staat er nog: ga terug en probeer het zo dadelijk opnieuw.',
    reference: 'Noem dit nummer als je er contact over opneemt: {requestId}',
  },
  forbidden: {
    title: 'Dit formulier kwam van een andere site',
    text: 'Voor je eigen veiligheid nemen we alleen formulieren van onze eigen pagina’s aan. Open de pagina opnieuw en probeer het nog eens.',
  },
  notForm: {
    title: 'Dit kunnen we niet lezen',
    text: 'Er ging iets mis met het formulier. Ga terug, laad de pagina opnieuw en probeer het nog eens.',
  },
  tooLarge: { title: 'Dat is te lang', text: 'Ga terug, maak je tekst korter en verstuur hem opnieuw.' },
  tooMany: {
    title: 'Te vaak geprobeerd',
    text: 'Wacht een paar minuten en probeer het opnieuw. Wat je invulde, staat er nog als je teruggaat.',
  },
  tooManyOrders: {
    title: 'Vandaag kun je niet meer bestellen',
    text: 'Er kwamen vandaag zoveel bestellingen van jou of van je netwerk dat we er online geen meer aannemen. Bevestig eerst de bestellingen in je mail, probeer het morgen opnieuw of bel ons.',
  },
  api: {
    notOffered: 'Op deze site kun je niet bestellen.',
    taken: 'Dit tijdstip is al bezet.',
    priceChanged: 'De prijs van dit bezoek is veranderd.',
    foreignOrigin: 'Bestellingen komen van programma’s, niet van pagina’s van andere sites.',
    notJson: 'Stuur de bestelling als application/json.',
    malformedJson: 'De bestelling is geen geldig JSON-object.',
    keyReused: 'Deze Idempotency-Key hoort bij een andere bestelling.',
    tooMany:
      'Te veel bestellingen in korte tijd, of vandaag te veel die niet bevestigd zijn. Probeer het later opnieuw.',
  },
}

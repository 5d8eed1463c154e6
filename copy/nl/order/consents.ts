export const consents = {
  terms: 'Ik ga akkoord met de algemene voorwaarden.',
  beginEarly:
    'Ik vraag jullie om op {date} te komen, ook al loopt mijn bedenktijd dan nog. Herroep ik nadat jullie zijn begonnen, dan betaal ik het werk dat al gedaan is.',
  losesRight: 'Ik begrijp dat ik niet meer kan herroepen als de schoonmaak klaar is.',
}

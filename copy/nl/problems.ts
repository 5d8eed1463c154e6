export const problems = {
  foreignOrigin: 'We nemen alleen berichten aan van onze eigen pagina’s.',
  notJson: 'Het bericht moet als application/json worden verstuurd.',
  notForm:
    'We konden dit formulier niet lezen. Ga terug en probeer het opnieuw. (Programma’s: stuur JSON naar /api/sendMail.)',
  malformedJson: 'Het bericht is geen geldig JSON-object.',
  malformedKey: 'De Idempotency-Key-header is ongeldig.',
  keyReused: 'Deze Idempotency-Key hoort bij een ander bericht.',
  invalid: 'Sommige velden kloppen nog niet.',
  tooLarge: 'Het bericht is te groot.',
  tooMany: 'Te veel berichten in korte tijd. Probeer het later opnieuw.',
  notStored: 'Het bericht kon niet worden opgeslagen. Probeer het zo meteen nog eens.',
  otherMethod: 'Dit adres neemt deze methode niet aan.',
  notFound: 'Op dit adres staat niets.',
  away: 'We kunnen even niet bij onze gegevens. Er gaat niets verloren: probeer het zo meteen opnieuw.',
  unexpected: 'Er ging iets mis',
}

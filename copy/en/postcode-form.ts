/** The postcode form. Placeholders: {zipCode}. */
export const postcodeForm = {
  label: 'Your postal code',
  placeholder: 'e.g. 2000',
  start: 'Start',
  problems: {
    required: 'Enter your postal code.',
    malformed: 'A Belgian postal code has four digits, for example 2000.',
    otherCountry: '{zipCode} is a postal code in the Netherlands. Our Dutch site takes it from there.',
    notCovered: 'We do not come to the Wadden islands. Send us a message and we will think along with you.',
  },
  toOtherSite: 'Continue on the Dutch site with {zipCode}',
  toContact: 'Send us a message',
}

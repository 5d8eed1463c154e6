/** The postcode form. Placeholders: {zipCode}. */
export const postcodeForm = {
  label: 'Your postal code',
  placeholder: 'e.g. 2000',
  start: 'Start',
  problems: {
    required: 'Enter your postal code.',
    malformed: 'We don’t recognise this postal code. Please enter four digits, for example 2000.',
    unknown: 'No place has this postal code. Please check the digits.',
    otherCountry: '{zipCode} is a Dutch postal code. Our Dutch site can help you.',
    notCovered: 'Sorry, we don’t clean on the Wadden Islands. Questions? Send us a message.',
  },
  toOtherSite: 'Continue on the Dutch site with {zipCode}',
  toContact: 'Send us a message',
}

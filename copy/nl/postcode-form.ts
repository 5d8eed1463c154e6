export const postcodeForm = {
  label: 'Je postcode',
  placeholder: 'bijv. 7551 AB',
  start: 'Start',
  problems: {
    required: 'Vul je postcode in.',
    malformed: 'Deze postcode klopt niet. Vul vier cijfers en twee letters in, bijvoorbeeld 7551 AB.',
    unknown: 'Deze postcode bestaat niet. Kijk de cijfers nog even na.',
    otherCountry:
      'Een Nederlandse postcode eindigt op twee letters, zoals 7551 AB. Is {zipCode} een Belgische postcode? Dan helpt onze Belgische site (in het Engels) je verder.',
    notCovered: 'Op de Waddeneilanden maken we helaas niet schoon. Heb je een vraag? Stuur ons een bericht.',
  },
  toOtherSite: 'Verder op de Belgische site met {zipCode}',
  toContact: 'Stuur ons een bericht',
}

/** Step 1. Placeholders: {team}, {zipCode}, {rooms}, {crew}. */
export const location = {
  title: 'Your home',
  lead: 'Check what’s filled in, and change what’s different in your home. The next page shows every available date with its price.',
  endOfTenancy: {
    title: 'The home you’re handing over',
    lead: 'Describe the home as you’ll hand it back. The next page shows every available date with its price, so you can choose one before the handover.',
  },
  where: 'Where is it?',
  zipCode: 'Postal code',
  package: 'Package',
  handover: 'When do you hand over the keys? (optional)',
  handoverHint: 'We’ll show you the available dates up to that day first.',
  team: 'Our {team} team is the nearest to {zipCode}.',
  work: '{rooms}: total work',
  atHome: '{crew} at your home',
  workedOut: 'How it’s worked out',
  noPrice: 'Enter your postal code and rooms to see which team comes and what it costs.',
  refresh: 'Update the price',
  submit: 'See dates and prices',
  nonBinding: 'estimate, incl. VAT',
  toOtherSite: 'Order on our Dutch site with {zipCode}',
  problems: {
    tooLarge:
      'That’s more than we can take online: we’d like to see it first. Send us a message and you’ll get a price.',
    houseNumber: 'This house number is too long.',
  },
}

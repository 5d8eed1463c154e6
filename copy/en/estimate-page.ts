import { brand } from '../../domain/company/company.ts'

/** The page that refines an estimate, `/estimate`, and what its endpoint says when it has none. */
export const estimatePage = {
  metaTitle: `What would your clean cost, room by room? | ${brand}`,
  metaDescription:
    'What will your clean cost? Enter your rooms and how dirty they are, compare the price by date, and share or print the result. No name needed.',
  title: 'What would your clean cost?',
  lead: 'Answer a few questions and see the price for several dates. No name needed, no obligation.',
  notOffered: 'We aren’t showing estimates at the moment. You’ll see the price on the ordering site before you order.',
  notes: {
    order: '“Order now” opens our ordering site: nothing is final until you confirm there.',
    /** Follows where the ordering site is not our own. */
    roomsStay: 'Your rooms aren’t carried over, so print or save this page first.',
    price: 'The price you confirm there is the price you pay, unless you agree to extra time on the day.',
    share: 'Save or share this page’s link: it remembers your rooms.',
  },
}

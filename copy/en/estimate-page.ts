import type { DirtLevel } from '../../domain/estimate/rooms.ts'

const levels: Record<DirtLevel, string> = {
  1: 'Cleaned every week. Dust on the ledges, a few water spots, crumbs under the table.',
  2: 'Cleaned now and then. Limescale on the taps, a film of grease on the hood, dust behind the furniture.',
  3: 'Not cleaned for months. Thick limescale, burnt-on grease, mould spots or dirt that sticks underfoot.',
}

/** The page that refines an estimate, `/estimate`, and what its endpoint says when it has none. */
export const estimatePage = {
  metaTitle: 'Estimate for your cleaning, room by room | Helderhuis',
  metaDescription:
    'See what your cleaning is likely to cost before you leave a name: fill in your rooms, area and dirt, compare dates and prices, and share or print the result.',
  title: 'Your estimate, room by room',
  lead: 'Tell us about your rooms and see the price for several dates side by side. You leave no name, and nothing is binding.',
  notOffered: 'We show no estimates at the moment. The ordering site tells you the price before you order.',
  onlyGet: 'An estimate is asked for with GET.',
  dirt: {
    title: 'How dirty is it?',
    lead: 'Most people guess too low. Compare with these kitchens and choose per room.',
    levels,
  },
}

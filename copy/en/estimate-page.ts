import { brand } from '../../domain/company/brand.ts'
import type { DirtLevel } from '../../domain/estimate/rooms.ts'

const levels: Record<DirtLevel, string> = {
  1: 'Cleaned every week. A little dust on the ledges, a few water spots, crumbs under the table.',
  2: 'Cleaned now and then. Limescale on the taps, a film of grease on the hood, dust behind the furniture.',
  3: 'Not cleaned for months. Thick limescale, burnt-on grease, mould spots, floors that stick underfoot.',
}

/** The page that refines an estimate, `/estimate`, and what its endpoint says when it has none. */
export const estimatePage = {
  metaTitle: `What would your clean cost, room by room? | ${brand}`,
  metaDescription:
    'See what your clean is likely to cost before you leave a name: enter your rooms and how dirty they are, compare dates and prices, share or print the result.',
  title: 'Your estimate, room by room',
  lead: 'Tell us about your rooms and see the price for several dates side by side. No name needed, no obligation.',
  notOffered: 'We aren’t showing estimates at the moment. You’ll see the price on the ordering site before you order.',
  dirt: {
    title: 'How dirty is it?',
    lead: 'Most people guess too low. Compare each room with these kitchens, then choose.',
    levels,
  },
}

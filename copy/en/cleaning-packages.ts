import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { packageNames } from './package-names.ts'

// Placeholders: none.

/** Words of one package page and its card. `ms` has a second page, `custom`, with the same package behind it. */
export interface PackageCopy {
  packageName: string
  /** The h1 of the package page. */
  title: string
  /** At most 60 characters. */
  metaTitle: string
  /** 120 to 160 characters. */
  metaDescription: string
  tags: string[]
  /** Stands in the empty postcode field of this page. */
  placeholder: string
  /** One sentence for cards and lists. */
  shortDescription: string
  bulletPoints: string[]
  /** Paragraphs. */
  description: string[]
}

export const cleaningPackages: Record<PackageId | 'custom', PackageCopy> = {
  gs: {
    packageName: packageNames.gs,
    title: 'Deep cleaning, room by room',
    metaTitle: 'Deep cleaning of your home in Belgium | Helderhuis',
    metaDescription:
      'Deep cleaning of a lived-in home: limescale, kitchen grease, skirting boards and behind the furniture. Enter your postal code and see the estimate.',
    tags: ['General cleaning', 'Lived-in homes', 'Limescale and grease', 'Whole home'],
    placeholder: 'e.g. 2000',
    shortDescription: 'The whole home cleaned thoroughly, including everything that a weekly round leaves behind.',
    bulletPoints: [
      'Limescale off taps, shower screen and tiles',
      'Hood, hob and cupboard fronts free of grease',
      'Skirting boards, doors, frames and radiators',
      'Cleaned behind and beneath furniture that two people can lift',
      'You state area and dirt level per room, so the estimate fits your home',
      'Inspected with you before the team leaves',
    ],
    description: [
      'A deep clean is for a home that is lived in and needs more than a vacuum and a mop. Dirt builds up where nobody passes every week: on top of the kitchen cupboards, in the joints of the shower, along the skirting boards, behind the sofa. That is where we spend the time.',
      'Everything stays in its place, so you need not clear rooms. It does help when worktops and floors are free: every minute that we do not spend tidying goes into cleaning. Move breakable or precious things aside yourself.',
      'The insides of cupboards, oven and fridge are not part of this package, since they are usually full. Moving out, or has the kitchen been emptied? Then look at the end-of-tenancy or move-in/out cleaning. After building work you need the renovation cleaning, because building dust calls for another way of working.',
    ],
  },
  ls: {
    packageName: packageNames.ls,
    title: 'Spring cleaning: light and air after the winter',
    metaTitle: 'Spring cleaning, windows included | Helderhuis',
    metaDescription:
      'Spring cleaning for your home: windows inside, curtain rails, ventilation, mattresses and sofas. Enter your postal code for an estimate without obligation.',
    tags: ['Once a year', 'Windows inside', 'Mattresses and sofas', 'Dust and pollen'],
    placeholder: 'e.g. 9000',
    shortDescription: 'Windows, textiles and everything above eye level, after a winter with the windows shut.',
    bulletPoints: [
      'Inside of all windows with frames and tracks',
      'Ventilation grilles, lamps and curtain rails free of dust',
      'Mattresses vacuumed and turned, sofas done beneath the cushions',
      'Fridge emptied by you, cleaned by us',
      'Bathroom cabinet clean inside, mould spots treated',
      'Less dust and pollen indoors when the windows open again',
    ],
    description: [
      'In winter the windows stay shut and the heating runs. Dust gathers on top of wardrobes and in ventilation grilles, and soot and moisture leave a grey film on the panes. A spring clean is about exactly that: glass, air, textiles and the places above eye level.',
      'It differs from a deep clean. We scrub less tile and grout and wash fewer doors; the time goes to windows, mattresses, upholstery and blinds. If your bathroom is the problem rather than your windows, choose the deep clean.',
      'Two things to prepare: empty the fridge and the bathroom cabinet, and clear the window sills as far as you can. The outside of the windows is not part of this package.',
      'You do not have to wait for March. The same list serves well in autumn, before the windows close again.',
    ],
  },
  es: {
    packageName: packageNames.es,
    title: 'End-of-tenancy cleaning for a smooth handover',
    metaTitle: 'End-of-tenancy cleaning in Belgium | Helderhuis',
    metaDescription:
      'End-of-tenancy cleaning before the inspection: oven, fridge, inside cupboards, limescale and wall marks, with a handover checklist in English and Dutch.',
    tags: ['Rental homes', 'Inspection', 'Oven and fridge inside', 'Checklist'],
    placeholder: 'e.g. 1050',
    shortDescription: 'An empty rental home cleaned for the final inspection, down to the oven and the drains.',
    bulletPoints: [
      'Cupboards, drawers and wardrobes clean inside',
      'Oven, hood, fridge and dishwasher filter',
      'Limescale and urine scale in bathroom and toilet',
      'Stickers, glue residue and wall marks removed where possible',
      'Detergent drawer of a washing machine that stays, balcony swept',
      'Handover checklist in English and Dutch to print',
    ],
    description: [
      'At the end of a tenancy somebody walks through the home with the inventory of fixtures in hand. They open the oven, run a finger along the door frame and look beneath the sink. We clean in the order in which such an inspection goes.',
      'The home should be empty, with water, electricity and light still working. Switch off and empty fridge and freezer a day ahead, so that ice can thaw. Book us for after the movers and before the handover, with at least half a day between: then there is time for a spot that the inspection finds.',
      'Cleaning is not repairing. Ordinary wear, holes, burns and mould that has grown into silicone do not wash out. We tell you at the walk-through what will stay visible, so that you can discuss it with your landlord in good time. Whether a deposit is returned is decided between you and your landlord; we cannot promise it.',
    ],
  },
  rs: {
    packageName: packageNames.rs,
    title: 'Renovation cleaning: building dust, paint and grout haze',
    metaTitle: 'Cleaning after renovation or building | Helderhuis',
    metaDescription:
      'Renovation cleaning after building work: fine dust lifted with HEPA filters, grout haze, paint splashes and film removed. Estimate by your postal code.',
    tags: ['After building work', 'Fine dust', 'Grout haze', 'Paint splashes'],
    placeholder: 'e.g. 2800',
    shortDescription:
      'Fine dust, grout haze, paint splashes and stickers removed, so that a building site becomes a home.',
    bulletPoints: [
      'Fine dust vacuumed with HEPA filters before water is used, and once more at the end',
      'Walls, ceilings, sockets and the inside of new cupboards dusted',
      'Grout haze, silicone smears and paint splashes removed',
      'Film, labels and glue off panes, appliances and sanitary ware',
      'Drains freed of dust before they are rinsed',
      'First clean of the new floor by its maker’s instructions',
    ],
    description: [
      'Building dust is fine, sharp and partly cement or plaster. Wiped with a wet cloth it turns into a grey film that comes back after drying and scratches glass and taps. So we work dry first: from ceiling to floor with HEPA vacuum cleaners. Only then does water come in. And because dust floats for hours, we go over everything a second time.',
      'Book us once the tradespeople have left: painting done, kitchen fitted, silicone dry, water and electricity working. A fitter who still has to drill one hole undoes a cleaned room. Coarse rubble, wood and packaging should be gone.',
      'Tell us which materials are new. Natural stone takes no acid, oiled wood takes little water, coated glass takes no blade. If you have the maker’s care instructions, leave them on the worktop: we follow them.',
    ],
  },
  vs: {
    packageName: packageNames.vs,
    title: 'Move-in and move-out cleaning',
    metaTitle: 'Move-in and move-out cleaning | Helderhuis',
    metaDescription:
      'Move-in or move-out cleaning of an empty home: cupboards inside, fridge, toilet disinfected, windows inside. Enter your postal code for an estimate.',
    tags: ['Moving in', 'Moving out', 'Empty homes', 'Cupboards inside'],
    placeholder: 'e.g. 8000',
    shortDescription: 'An empty home made ready: you unpack into clean cupboards and sleep there the same night.',
    bulletPoints: [
      'Kitchen cupboards and built-in wardrobes clean inside',
      'Fridge clean inside, hob and hood free of grease',
      'Bathroom and toilet descaled and disinfected',
      'Inside of the windows, doors, switches and handles',
      'Corners and edges vacuumed where furniture used to stand',
      'Date known in advance, so that you can plan the movers',
    ],
    description: [
      'An empty home is the best moment to clean: no furniture in the way, cupboards open, corners free. Between the last box out and the first box in we make the home fit to live in.',
      'Moving in, you want to know that nobody else’s crumbs are in the drawers. We start with kitchen cupboards, fridge and sanitary ware, so that you can unpack there first. Moving out, you leave a home that you would wish to find yourself.',
      'Do you rent, and will the home be inspected against an inventory of fixtures? Then take the end-of-tenancy cleaning: it goes further, with oven, wall marks, glue residue and the washing machine drawer.',
    ],
  },
  zs: {
    packageName: packageNames.zs,
    title: 'Pregnancy cleaning, without aggressive agents',
    metaTitle: 'Pregnancy cleaning with mild products | Helderhuis',
    metaDescription:
      'Pregnancy cleaning without chlorine, solvents or strong scent: nursery, bathroom and kitchen, and the lifting and kneeling that you would rather leave.',
    tags: ['Expecting', 'No chlorine', 'Fragrance-free', 'Nursery'],
    placeholder: 'e.g. 3000',
    shortDescription:
      'A clean home before the birth, with mild products and without chlorine, solvents or strong scent.',
    bulletPoints: [
      'No chlorine, ammonia, solvents, sprays or perfumed products',
      'Limescale with citric acid, grease with soft soap',
      'Cot, changing table and pram washed with mild soap',
      'Damp dusting, so that dust is not stirred up',
      'Work on steps, on your knees and behind furniture taken over',
      'You can stay at home: we ventilate while we work',
    ],
    description: [
      'In the last months of a pregnancy the smell of bleach can turn your stomach, and the space behind the wardrobe is out of reach. We take over the climbing, kneeling and lifting, and leave strong agents in the van.',
      'Mild products work, but they need time. Citric acid has to soak before limescale gives way; soft soap needs hot water. Heavy scale or burnt-on grease may therefore take more than one round. We say so at the walk-through instead of reaching for something stronger without asking.',
      'Plan the visit four to six weeks before the due date if you can. The nursery then has time to air, and there is room to move the date if the baby decides otherwise. Ask your midwife or doctor about anything medical: we know cleaning.',
    ],
  },
  ms: {
    packageName: packageNames.ms,
    title: 'Cleaning per hour: you set the priorities',
    metaTitle: 'Cleaning per hour, you choose what first | Helderhuis',
    metaDescription:
      'Book cleaning per hour: choose how many hours, set the priorities on the spot and decide what comes first. See the estimate with your postal code.',
    tags: ['By the hour', 'Your priorities', 'Kitchen and bathroom', 'Smaller jobs'],
    placeholder: 'e.g. 4000',
    shortDescription: 'You book hours and decide on the spot what is done first; we clean until the time is up.',
    bulletPoints: [
      'You choose the number of hours',
      'Priorities agreed room by room at the start',
      'A sensible order suggested, if you have none',
      'Kitchen, bathroom and floors as a rule first',
      'You may change the order while we work',
      'Good for smaller homes and for one urgent room',
    ],
    description: [
      'Sometimes you know exactly what is needed: the kitchen after a party, two bathrooms before guests arrive, three hours of whatever is most urgent. Then you book time instead of a fixed list.',
      'We begin with a walk-through. You say what comes first; we say what fits into the time and what does not. Below is the order we suggest if you leave it to us. When something takes longer than thought, you decide: finish it, or go on to the next.',
      'With hours, the time is fixed and the result depends on the state of the home. With the other packages it is the other way round: the task list is fixed. If you want to be sure that everything on a list is done, take the deep cleaning.',
    ],
  },
  custom: {
    packageName: 'Custom cleaning',
    title: 'Custom cleaning for what fits no package',
    metaTitle: 'Custom cleaning, put together by you | Helderhuis',
    metaDescription:
      'Custom cleaning for homes that fit no package: one floor, an inherited house or a holiday flat. You write the list, we clean by the hour.',
    tags: ['Put together by you', 'Single rooms', 'Unusual homes', 'By the hour'],
    placeholder: 'e.g. 8400',
    shortDescription:
      'One floor, an inherited house, a holiday flat: you put the tasks together and book the hours for them.',
    bulletPoints: [
      'Only the rooms you choose',
      'Tasks from any of our packages, mixed',
      'Booked by the hour, so no list has to fit',
      'Your own products used, if you lay them out',
      'Delicate materials discussed before we start',
      'Tell us about the unusual in advance: we say honestly what is possible',
    ],
    description: [
      'Not every home is a flat with one kitchen and one bath. Perhaps you have cleared a parent’s house, let a holiday flat by the week, or want only the top floor done. A fixed package then covers too much or too little.',
      'Custom cleaning is booked by the hour, and you write the list. Look at the room lists of the other packages and take what you need: windows from the spring cleaning, cupboards from the move-out, the oven from the end of tenancy. At the walk-through we put the tasks in an order that fits the hours.',
      'Is the home in an unusual state, very large, or are there many rooms? Write to us or phone first. We would rather discuss it than arrive with too few people. What we do not do: asbestos, vermin, crime scenes, facades and roofs. That is work for specialists.',
    ],
  },
}

import { brand } from '../../domain/company/company.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'

// Placeholders: {guaranteeDays} in `description`; {hepaFilters}, which marks a practice that the owner has not
// confirmed.

/** Words of one package page and its card. `ms` has a second page, `custom`, with the same package behind it. */
export interface PackageCopy {
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
    title: 'Deep cleaning: the places you never get round to',
    metaTitle: `Deep cleaning for your home in Belgium | ${brand}`,
    metaDescription:
      'Deep cleaning for a lived-in home: limescale, kitchen grease, skirting boards and behind the furniture. Enter your postal code to see your estimate.',
    tags: ['General cleaning', 'Lived-in homes', 'Limescale and grease', 'Whole home'],
    placeholder: 'e.g. 2000',
    shortDescription: 'Your whole home cleaned thoroughly, including the places a weekly clean misses.',
    bulletPoints: [
      'Limescale off taps and shower screen, tiles and grout scrubbed',
      'Hood, hob and cupboard fronts free of grease',
      'Skirting boards, doors, door frames and radiators washed',
      'Behind and under any furniture the team can lift',
      'A price for your home, based on how big and how dirty each room is',
      'Checked together with you at the end, if you’re there',
    ],
    description: [
      'A deep clean is for a home that’s lived in and needs more than a vacuum and a mop. Dirt builds up in the places a weekly clean never reaches: on top of the kitchen cupboards, in the shower grout, along the skirting boards, behind the sofa. That’s where we spend the time.',
      'Your furniture stays in the room, so there’s nothing to carry out. Clear worktops and floors do help: every minute we don’t spend tidying goes into cleaning. Please move fragile or precious things yourself.',
      'Not included, but you can add them: the inside of the oven, fridge, kitchen cupboards or wardrobes, the inside of the windows, and the sofa and chairs. If you’re moving out, end-of-tenancy and move-in/out cleaning include most of that. After building work, choose renovation cleaning: building dust needs a different method.',
    ],
  },
  ls: {
    title: 'Spring cleaning: light and air after the winter',
    metaTitle: `Spring cleaning, windows included | ${brand}`,
    metaDescription:
      'Spring cleaning for your home: inside windows, curtain rails, vents, mattresses and sofas. Enter your postal code for an instant, no-obligation estimate.',
    tags: ['Once a year', 'Inside windows', 'Mattresses and sofas', 'Dust and pollen'],
    placeholder: 'e.g. 9000',
    shortDescription: 'Windows, soft furnishings and everything above eye level, after a winter with the windows shut.',
    bulletPoints: [
      'Inside of the windows washed, with frames, tracks and sills',
      'Vents, lamps and curtain rails free of dust',
      'Mattresses and sofas vacuumed, including under the cushions',
      'Inside of the fridge, once you’ve emptied it',
      'Inside of the bathroom cabinet, and mould spots treated',
      'Blinds, bookshelves and the tops of the books dusted',
    ],
    description: [
      'In winter the windows stay shut and the heating runs. Dust gathers on wardrobes and in vents, and a grey film settles on the glass. A spring clean deals with exactly that: glass, air, fabrics and everything above eye level.',
      'How it differs from a deep clean: it doesn’t include scrubbing tiles or washing doors. The time goes into windows, mattresses, upholstery and blinds. If your bathroom bothers you more than your windows, choose the deep clean.',
      'To prepare: empty the fridge and the bathroom cabinet, defrost the freezer if you’d like it cleaned too, and clear the window sills as far as you can. You can add the inside of the oven, kitchen cupboards or wardrobes. The outside of the windows isn’t included. If you’d like it done as well, ask us beforehand.',
      'There’s no need to wait for March: the same list works well in autumn, before the windows close again.',
    ],
  },
  es: {
    title: 'End-of-tenancy cleaning for a smooth handover',
    metaTitle: `End-of-tenancy cleaning in Belgium | ${brand}`,
    metaDescription:
      'End-of-tenancy cleaning before the inspection: oven, fridge, inside cupboards, limescale and wall marks, with a handover checklist in English and Dutch.',
    tags: ['Rental homes', 'Inspection', 'Inside the oven and fridge', 'Checklist'],
    placeholder: 'e.g. 1050',
    shortDescription: 'Your empty rental home cleaned for the final inspection, right down to the oven and the drains.',
    bulletPoints: [
      'Inside of cupboards, drawers and wardrobes',
      'Oven, hood, fridge and dishwasher filter cleaned',
      'Limescale and urine scale removed from bathroom and toilet',
      'Stickers, glue residue and wall marks removed where possible',
      'Utility room and balcony, if you list them as “Other room”',
      'Handover checklist in English and Dutch to print',
    ],
    description: [
      'At the end of a tenancy, someone walks through the home with the inventory of fixtures in hand. They open the oven, run a finger along the door frame and look under the sink. Our list goes where they look.',
      'The home should be empty, with water, electricity and light still on. Book us once the removal van has gone, one or two days before the handover: that leaves time to report what the landlord objects to.',
      'Cleaning isn’t repairing. Ordinary wear, holes, burns and mould that has grown into silicone won’t wash out. We’ll tell you at the walk-through what will still show. Whether you get your deposit back is between you and your landlord; we can’t promise it. If they object to something on our list, tell us within {guaranteeDays} days of our visit and we’ll do it again free of charge. Agree with them that we can get in again if need be.',
    ],
  },
  rs: {
    title: 'Renovation cleaning: building dust, paint and grout haze gone',
    metaTitle: `Cleaning after renovation or building work | ${brand}`,
    metaDescription:
      'Renovation cleaning after building work: fine dust vacuumed before any water, grout haze, paint splashes and film removed. See your price by postal code.',
    tags: ['After building work', 'Fine dust', 'Grout haze', 'Paint splashes'],
    placeholder: 'e.g. 2800',
    shortDescription: 'Fine dust, grout haze, paint splashes and stickers removed, so a building site becomes a home.',
    bulletPoints: [
      '{promise}Fine dust vacuumed with HEPA filters{hepaFilters} before any water, and again at the end',
      'Walls, ceilings, sockets and the inside of new cupboards dusted',
      'Grout haze, silicone smears and paint splashes removed',
      'Protective film, labels and glue taken off glass, appliances and bathroom fittings',
      'Drains cleared of dust before they’re rinsed',
      'Floors cleaned, following the manufacturer’s instructions if they’re new',
    ],
    description: [
      'Building dust is fine, sharp and partly cement or plaster. Wipe it with a wet cloth and it turns into a grey film that comes back as it dries and scratches glass and taps. {promise}So we work dry first, from ceiling to floor, with HEPA vacuum cleaners{hepaFilters}. We use water after that. Dust floats for hours, so we go over everything again at the end of the visit. A light film may still settle in the days after; one wipe with a damp cloth is enough.',
      'Book us once the builders have left: painting done, kitchen fitted, silicone dry, water and electricity working. A fitter who comes back to drill a single hole can undo a whole room’s cleaning. Rubble, wood and packaging should be gone.',
      'Tell us which materials are new. Natural stone can’t take acid, oiled wood can’t take much water, coated glass can’t take a blade. If you have the manufacturer’s care instructions, leave them on the worktop and we’ll follow them.',
    ],
  },
  vs: {
    title: 'Move-in and move-out cleaning: ready to unpack',
    metaTitle: `Move-in and move-out cleaning | ${brand}`,
    metaDescription:
      'Move-in or move-out cleaning of an empty home: the inside of cupboards, fridge and windows, a disinfected toilet. Enter your postal code for an estimate.',
    tags: ['Moving in', 'Moving out', 'Empty homes', 'Inside cupboards'],
    placeholder: 'e.g. 8000',
    shortDescription: 'An empty home, ready to move into: your things go straight into clean cupboards.',
    bulletPoints: [
      'Inside of kitchen cupboards and built-in wardrobes',
      'Inside of the fridge, hob and hood free of grease',
      'Bathroom and toilet descaled, toilet disinfected',
      'Inside of the windows, sills, doors, switches and handles',
      'Corners and edges vacuumed where furniture used to stand',
      'A date fixed in advance, so you can plan the removal van',
    ],
    description: [
      'The best time to clean is when the home is empty: no furniture in the way, cupboards open, corners clear. Between the last box out and the first box in, we clean the lot.',
      'Moving in, you want to know that nobody else’s crumbs are in the drawers. We start with the kitchen cupboards, fridge and bathroom, so you can unpack there first. Moving out, you leave the home as you’d like to find it.',
      'Not included, but you can add it: the inside of the oven. Are you renting, with an inspection at the end? Choose end-of-tenancy cleaning: it goes further, with the oven, wall marks and glue residue.',
    ],
  },
  zs: {
    title: 'Pregnancy cleaning without harsh chemicals',
    metaTitle: `Pregnancy cleaning with mild products | ${brand}`,
    metaDescription:
      'Pregnancy cleaning without chlorine, solvents or strong scents: nursery, bathroom and kitchen, and the lifting and kneeling you’d rather leave to us.',
    tags: ['Expecting', 'No chlorine', 'Fragrance-free', 'Nursery'],
    placeholder: 'e.g. 3000',
    shortDescription: 'A clean home before the birth, with mild products and no chlorine, solvents or strong scents.',
    bulletPoints: [
      'No chlorine, ammonia, solvents, sprays or perfumed products',
      'Limescale removed with citric acid, grease with soft soap',
      'Nursery: cot, changing table and pram washed with mild soap',
      'Damp dusting, which doesn’t stir dust up',
      'We do the climbing, kneeling and lifting',
      'You can stay at home: we air the rooms while we work',
    ],
    description: [
      'In the last months of pregnancy, the smell of bleach can turn your stomach and the top of the wardrobe is out of reach. We take over the climbing, kneeling and lifting, and leave the strong stuff in the van.',
      'Mild products work, but they need time. Citric acid has to soak before limescale gives way; soft soap needs hot water. Heavy scale or burnt-on grease may take more than one round. We’ll say so at the walk-through rather than reach for something stronger without asking.',
      'If you can, plan the visit four to six weeks before the due date: the nursery has time to air, and the date can still move if the baby decides otherwise. List the nursery as “Other room” when you order, so that cot and changing table are on the list. You can add the inside of the windows, oven, kitchen cupboards or wardrobes. Anything medical? Ask your midwife or doctor: we know cleaning.',
    ],
  },
  ms: {
    title: 'Cleaning per hour: you set the priorities',
    metaTitle: `Cleaning per hour: you decide what comes first | ${brand}`,
    metaDescription:
      'Book cleaning per hour: tell us your rooms, set the priorities on the spot and change them while we work. Enter your postal code to see the estimate.',
    tags: ['By the hour', 'Your priorities', 'Kitchen and bathroom', 'Smaller jobs'],
    placeholder: 'e.g. 4000',
    shortDescription: 'You choose the rooms and what comes first. We clean until the time is up.',
    bulletPoints: [
      'Choose your hours, or let your rooms decide: six hours can mean two people for three hours',
      'You set the priorities with your cleaner or team, room by room',
      'No preference? We’ll suggest a sensible order',
      'Usually kitchen, bathroom and floors first',
      'You can change your priorities while we work',
      'Good for smaller homes or one urgent room',
    ],
    description: [
      'Sometimes you know exactly what’s needed: the kitchen after a party, two bathrooms before guests arrive, three hours of whatever’s most urgent. That’s when to book time rather than a list. Choose the hours, or let us work them out from the rooms you enter: either way you see the price at once. We come once per order: there’s no weekly cleaning of homes.',
      'We begin with a walk-through. You say what comes first; we say what fits into the time and what doesn’t. Below is the order we suggest in each room if you leave it to us. If something takes longer than expected, you decide: finish it, or move on.',
      'When you book by the hour, the time is fixed and the result depends on the state of your home. With our other packages it’s the other way round: the task list is fixed. If you want to be sure that everything on a list gets done, choose deep cleaning.',
    ],
  },
  custom: {
    title: 'Custom cleaning: only what you need',
    metaTitle: `Custom cleaning: you write the list | ${brand}`,
    metaDescription:
      'Custom cleaning for homes that don’t fit a package: one floor, an inherited house or a holiday flat. You write the list, we clean by the hour.',
    tags: ['Your own list', 'Single rooms', 'Unusual homes', 'By the hour'],
    placeholder: 'e.g. 8400',
    shortDescription:
      'One floor, an inherited house, a holiday flat: you choose the rooms and write the list, we clean by the hour.',
    bulletPoints: [
      'A mix of tasks from deep, spring, move-in/out and end-of-tenancy cleaning',
      'Booked by the hour, so you decide what’s on the list',
      'We’ll use your own products if you set them out for us',
      'We’ll talk about delicate materials before we start',
      'Special floor or material? Tell us beforehand and you’ll hear what we can do',
    ],
    description: [
      'Not every home is a flat with one kitchen and one bathroom. Perhaps you’ve cleared a parent’s house, you let a holiday flat by the week, or you only want the top floor done. A fixed package then covers too much or too little.',
      'To book, choose “Cleaning per hour” when you order, and write your own list. Choose your hours, or let the rooms you enter set them. Look at the room lists of the other packages and take what you need: windows from spring cleaning, cupboards from move-in/out, the oven from end of tenancy.',
      'Is your home very large or very dirty? Write or call first: we’d rather talk it through than arrive with too few people. What we don’t do: asbestos, vermin, crime scenes, façades and roofs.',
    ],
  },
}

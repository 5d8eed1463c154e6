import type { PackageId, RoomTypeId } from '../../domain/packages/cleaning-packages.ts'

// Placeholders: none.

/** Heads the task list of a room on a package page; `info` says what to expect or to prepare there. */
interface PackageRoom {
  title: string
  info: string
}

export const packageRooms: Record<PackageId, Record<RoomTypeId, PackageRoom>> = {
  gs: {
    br: {
      title: 'Bathroom: down to the grout',
      info: 'Please clear the shelves and the edge of the bath. The cabinet stays shut.',
    },
    kr: {
      title: 'Kitchen: grease, top to bottom',
      info: 'Clear the worktop. You can add the inside of the oven, fridge and cupboards.',
    },
    tr: {
      title: 'Toilet: descaled, hinges included',
      info: 'Old urine scale may need a second soak; we allow time for it.',
    },
    or: { title: 'Study, utility room and the rest', info: 'Papers stay as they are: we clean round them.' },
    sk: {
      title: 'Bedroom: under the bed and up high',
      info: 'We’ll move the bed if the team can lift it. You can add the inside of wardrobes.',
    },
    hg: { title: 'Hallway and stairs', info: 'Coats and shoes can stay where they are.' },
    wk: {
      title: 'Living room: even behind the sofa',
      info: 'Pianos and heavy cabinets stay put; we clean round them.',
    },
  },
  ms: {
    br: {
      title: 'Bathroom',
      info: 'Many people put this room first. Limescale takes time, so say if it matters to you.',
    },
    kr: { title: 'Kitchen', info: 'Does the oven or the fridge matter more? Tell us at the start.' },
    tr: { title: 'Toilet', info: 'Don’t skip it: it’s the quickest room.' },
    or: { title: 'Other rooms', info: 'Tell us which rooms count; we’ll skip the others.' },
    sk: { title: 'Bedroom', info: 'Leave out clean linen if you’d like the beds made.' },
    hg: { title: 'Hallway and stairs', info: 'We do this last, because we walk through it all the time.' },
    wk: { title: 'Living room', info: 'Tidying takes cleaning time; you decide which you’d rather have.' },
  },
  vs: {
    br: { title: 'Bathroom: ready for the first shower', info: 'Please empty the cabinet.' },
    kr: {
      title: 'Kitchen: ready to be filled',
      info: 'Fridge off and empty a day ahead. You can add the inside of the oven.',
    },
    tr: {
      title: 'Toilet: descaled and disinfected',
      info: 'One of the first rooms we do, so it’s ready when you need it.',
    },
    or: {
      title: 'Storeroom, attic and utility room',
      info: 'Best done empty; we’ll clean round any boxes that are already there.',
    },
    sk: {
      title: 'Bedroom: wardrobes clean inside',
      info: 'After kitchen and bathroom, so the beds can go up the same day.',
    },
    hg: { title: 'Hallway, stairs and meter cupboard', info: 'Done last, because it’s our way out.' },
    wk: {
      title: 'Living room: corners and edges',
      info: 'Dust lies along the wall where furniture stood: we look there twice.',
    },
  },
  zs: {
    br: { title: 'Bathroom: citric acid, no chlorine', info: 'Thick limescale may not go completely in one visit.' },
    kr: {
      title: 'Kitchen: soft soap and hot water',
      info: 'Empty the fridge if you’d like it cleaned. You can add the inside of the oven.',
    },
    tr: { title: 'Toilet: clean without bleach', info: 'Fragrance-free, and soon ready to use again.' },
    or: { title: 'Nursery and other rooms', info: 'Let new furniture air first, and tell us which pieces are new.' },
    sk: { title: 'Bedroom: mattress, linen, under the bed', info: 'Leave out the linen you’d like on the bed.' },
    hg: { title: 'Hallway and stairs', info: 'No polish on the steps, so nobody slips.' },
    wk: {
      title: 'Living room: less dust in the air',
      info: 'Sofa and chairs vacuumed with a filter that traps fine dust.',
    },
  },
  ls: {
    br: {
      title: 'Bathroom: cabinet, windows and vents',
      info: 'Please empty the cabinet. Tiles and grout are part of deep cleaning.',
    },
    kr: {
      title: 'Kitchen: fridge, hood and windows',
      info: 'Empty the fridge just before we come, and keep the food in a cool bag with ice packs.',
    },
    tr: { title: 'Toilet: fresh and aired', info: 'Heavy scale in the bowl? Choose deep cleaning.' },
    or: { title: 'Study, hobby room and the rest', info: 'Clear the window sill so we can open the window.' },
    sk: { title: 'Bedroom: mattress and windows', info: 'Strip the bed, and the mattress can air while we work.' },
    hg: {
      title: 'Hallway, stairs and doormat',
      info: 'Hang winter coats elsewhere if you can, so we can reach the whole rack.',
    },
    wk: {
      title: 'Living room: glass and upholstery',
      info: 'Take plants off the sills if you can. Curtains stay up: we vacuum them.',
    },
  },
  rs: {
    br: {
      title: 'Bathroom: haze, silicone and film removed',
      info: 'Silicone must be dry, and grout fully cured (see the manufacturer’s instructions).',
    },
    kr: {
      title: 'Kitchen: dust, film and haze gone',
      info: 'Leave the manuals for worktop and appliances on the worktop.',
    },
    tr: { title: 'Toilet: dust and grout haze gone', info: 'The water must be on: we need to rinse.' },
    or: { title: 'Attic, utility room and the rest', info: 'Tools, paint tins and leftover materials should be gone.' },
    sk: { title: 'Bedroom: dust out of every drawer runner', info: 'Move beds and clothes in after us, not before.' },
    hg: {
      title: 'Hallway, stairs and meter cupboard',
      info: 'All the building dust came through here, so we do it again at the very end.',
    },
    wk: {
      title: 'Living room: windows, frames and new floor',
      info: 'Tell us what floor you have: oiled, varnished and stone floors need different care.',
    },
  },
  es: {
    br: { title: 'Bathroom: ready for the inspection', info: 'Please empty the cabinet.' },
    kr: {
      title: 'Kitchen: where inspectors look first',
      info: 'Fridge and freezer switched off a day ahead and defrosted, cupboards empty.',
    },
    tr: {
      title: 'Toilet: descaled and disinfected',
      info: 'If you fitted your own seat or shelf, take it off before we start. Is there a window? Point it out and we’ll wash that as well.',
    },
    or: {
      title: 'Storeroom, utility room and balcony',
      info: 'List them as “Other room” when you order, and a cellar or garage as well.',
    },
    sk: {
      title: 'Bedroom: inside the wardrobes, marks off the walls',
      info: 'Fill any holes first if your lease says so: we don’t do repairs.',
    },
    hg: { title: 'Hallway: front door to meter cupboard', info: 'Keep one set of keys until the visit is over.' },
    wk: {
      title: 'Living room: windows, walls and edges',
      info: 'Leaving curtains or blinds? Check that they’re on the inventory.',
    },
  },
}

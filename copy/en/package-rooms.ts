import type { PackageId, RoomTypeId } from '../../domain/packages/cleaning-packages.ts'

/** What heads the task list of a room on a package page, and what to expect or to prepare there. */
export const packageRooms: Record<PackageId, Record<RoomTypeId, readonly [title: string, info: string]>> = {
  gs: {
    br: ['Bathroom: down to the grout', 'Please clear the shelves and the edge of the bath. The cabinet stays shut.'],
    kr: [
      'Kitchen: grease, top to bottom',
      'Clear the worktop. You can add the inside of the oven, fridge and cupboards.',
    ],
    tr: ['Toilet: descaled, hinges included', 'Old urine scale may need a second soak; we allow time for it.'],
    or: ['Study, utility room and the rest', 'Papers stay as they are: we clean round them.'],
    sk: [
      'Bedroom: under the bed and up high',
      'We’ll move the bed if the team can lift it. You can add the inside of wardrobes.',
    ],
    hg: ['Hallway and stairs', 'Coats and shoes can stay where they are.'],
    wk: ['Living room: even behind the sofa', 'Pianos and heavy cabinets stay put; we clean round them.'],
  },
  ms: {
    br: ['Bathroom', 'Many people put this room first. Limescale takes time, so say if it matters to you.'],
    kr: ['Kitchen', 'Does the oven or the fridge matter more? Tell us at the start.'],
    tr: ['Toilet', 'Don’t skip it: it’s the quickest room.'],
    or: ['Other rooms', 'Tell us which rooms count; we’ll skip the others.'],
    sk: ['Bedroom', 'Leave out clean linen if you’d like the beds made.'],
    hg: ['Hallway and stairs', 'We do this last, because we walk through it all the time.'],
    wk: ['Living room', 'Tidying takes cleaning time; you decide which you’d rather have.'],
  },
  vs: {
    br: ['Bathroom: ready for the first shower', 'Please empty the cabinet.'],
    kr: ['Kitchen: ready to be filled', 'Fridge off and empty a day ahead. You can add the inside of the oven.'],
    tr: ['Toilet: descaled and disinfected', 'One of the first rooms we do, so it’s ready when you need it.'],
    or: ['Storeroom, attic and utility room', 'Best done empty; we’ll clean round any boxes that are already there.'],
    sk: ['Bedroom: wardrobes clean inside', 'After kitchen and bathroom, so the beds can go up the same day.'],
    hg: ['Hallway, stairs and meter cupboard', 'Done last, because it’s our way out.'],
    wk: ['Living room: corners and edges', 'Dust lies along the wall where furniture stood: we look there twice.'],
  },
  zs: {
    br: ['Bathroom: citric acid, no chlorine', 'Thick limescale may not go completely in one visit.'],
    kr: [
      'Kitchen: soft soap and hot water',
      'Empty the fridge if you’d like it cleaned. You can add the inside of the oven.',
    ],
    tr: ['Toilet: clean without bleach', 'Fragrance-free, and soon ready to use again.'],
    or: ['Nursery and other rooms', 'Let new furniture air first, and tell us which pieces are new.'],
    sk: ['Bedroom: mattress, linen, under the bed', 'Leave out the linen you’d like on the bed.'],
    hg: ['Hallway and stairs', 'No polish on the steps, so nobody slips.'],
    wk: ['Living room: less dust in the air', 'Sofa and chairs vacuumed with a filter that traps fine dust.'],
  },
  ls: {
    br: [
      'Bathroom: cabinet, windows and vents',
      'Please empty the cabinet. Tiles and grout are part of deep cleaning.',
    ],
    kr: [
      'Kitchen: fridge, hood and windows',
      'Empty the fridge just before we come, and keep the food in a cool bag with ice packs.',
    ],
    tr: ['Toilet: fresh and aired', 'Heavy scale in the bowl? Choose deep cleaning.'],
    or: ['Study, hobby room and the rest', 'Clear the window sill so we can open the window.'],
    sk: ['Bedroom: mattress and windows', 'Strip the bed, and the mattress can air while we work.'],
    hg: ['Hallway, stairs and doormat', 'Hang winter coats elsewhere if you can, so we can reach the whole rack.'],
    wk: [
      'Living room: glass and upholstery',
      'Take plants off the sills if you can. Curtains stay up: we vacuum them.',
    ],
  },
  rs: {
    br: [
      'Bathroom: haze, silicone and film removed',
      'Silicone must be dry, and grout fully cured (see the manufacturer’s instructions).',
    ],
    kr: ['Kitchen: dust, film and haze gone', 'Leave the manuals for worktop and appliances on the worktop.'],
    tr: ['Toilet: dust and grout haze gone', 'The water must be on: we need to rinse.'],
    or: ['Attic, utility room and the rest', 'Tools, paint tins and leftover materials should be gone.'],
    sk: ['Bedroom: dust out of every drawer runner', 'Move beds and clothes in after us, not before.'],
    hg: [
      'Hallway, stairs and meter cupboard',
      'All the building dust came through here, so we do it again at the very end.',
    ],
    wk: [
      'Living room: windows, frames and new floor',
      'Tell us what floor you have: oiled, varnished and stone floors need different care.',
    ],
  },
  es: {
    br: ['Bathroom: ready for the inspection', 'Please empty the cabinet.'],
    kr: [
      'Kitchen: where inspectors look first',
      'Fridge and freezer switched off a day ahead and defrosted, cupboards empty.',
    ],
    tr: [
      'Toilet: descaled and disinfected',
      'If you fitted your own seat or shelf, take it off before we start. Is there a window? Point it out and we’ll wash that as well.',
    ],
    or: [
      'Storeroom, utility room and balcony',
      'List them as “Other room” when you order, and a cellar or garage as well.',
    ],
    sk: [
      'Bedroom: inside the wardrobes, marks off the walls',
      'Fill any holes first if your lease says so: we don’t do repairs.',
    ],
    hg: ['Hallway: front door to meter cupboard', 'Keep one set of keys until the visit is over.'],
    wk: ['Living room: windows, walls and edges', 'Leaving curtains or blinds? Check that they’re on the inventory.'],
  },
}

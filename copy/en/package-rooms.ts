import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import type { RoomTypeId } from '../../domain/packages/room-types.ts'

// Placeholders: none.

/** Heads the task list of a room on a package page; `info` says what to expect or to prepare there. */
interface PackageRoom {
  title: string
  info: string
}

export const packageRooms: Record<PackageId, Record<RoomTypeId, PackageRoom>> = {
  gs: {
    br: {
      title: 'Bathroom: down to the joints',
      info: 'Clear shelves and the edge of the bath; the cabinet stays shut.',
    },
    kr: {
      title: 'Kitchen: grease, top to bottom',
      info: 'Clear the worktop. Insides of cupboards, oven and fridge are not included.',
    },
    tr: {
      title: 'Toilet: descaled, hinges included',
      info: 'Old urine scale may need a second round of soaking; we plan for it.',
    },
    or: { title: 'Study, utility room and the rest', info: 'Papers on a desk stay as they lie: we clean round them.' },
    sk: {
      title: 'Bedroom: beneath and on top',
      info: 'We move the bed if two people can lift it. Wardrobes stay shut.',
    },
    hg: { title: 'Hallway and stairs', info: 'Coats and shoes may stay where they are.' },
    wk: {
      title: 'Living room: behind the sofa too',
      info: 'Heavy cabinets and pianos stay in place; we clean round them.',
    },
  },
  ms: {
    br: {
      title: 'Bathroom: the order we suggest',
      info: 'Most people put this room first. Limescale takes time: say so if it matters.',
    },
    kr: { title: 'Kitchen: the order we suggest', info: 'Want the oven or the fridge instead? Say so at the start.' },
    tr: { title: 'Toilet: the order we suggest', info: 'Usually the shortest room and always worth it.' },
    or: { title: 'Other rooms: the order we suggest', info: 'Name the rooms that count; we skip the others.' },
    sk: { title: 'Bedroom: the order we suggest', info: 'Lay out clean linen if you want the beds made.' },
    hg: {
      title: 'Hallway and stairs: the order we suggest',
      info: 'We do this last, since we walk through it all the time.',
    },
    wk: { title: 'Living room: the order we suggest', info: 'Tidying costs cleaning time; decide which you prefer.' },
  },
  vs: {
    br: { title: 'Bathroom: ready for the first shower', info: 'The cabinet has to be empty.' },
    kr: {
      title: 'Kitchen: ready to be filled',
      info: 'Fridge off and empty a day ahead. The inside of the oven is not included.',
    },
    tr: {
      title: 'Toilet: descaled and disinfected',
      info: 'We do this room among the first, so that the movers can use it.',
    },
    or: {
      title: 'Store, attic and utility room',
      info: 'Only rooms that are empty; boxes on the floor stay where they are.',
    },
    sk: {
      title: 'Bedroom: wardrobes clean inside',
      info: 'Done early, so that beds can be put together the same day.',
    },
    hg: {
      title: 'Hallway, stairs and meter cupboard',
      info: 'Comes last, when nobody carries boxes through any more.',
    },
    wk: {
      title: 'Living room: corners and edges',
      info: 'Where furniture stood, dust lies along the wall: we begin there.',
    },
  },
  zs: {
    br: {
      title: 'Bathroom: citric acid, no chlorine',
      info: 'Thick limescale may stay partly visible after one visit.',
    },
    kr: {
      title: 'Kitchen: soft soap and hot water',
      info: 'Empty the fridge if we are to clean it. The oven inside is not included.',
    },
    tr: { title: 'Toilet: clean without bleach', info: 'Scent-free, so that you can use it again at once.' },
    or: { title: 'Nursery and other rooms', info: 'Let us know which furniture is new: new wood should air first.' },
    sk: { title: 'Bedroom: mattress, linen, beneath the bed', info: 'Lay out the linen that you want on the bed.' },
    hg: { title: 'Hallway and stairs', info: 'No polish on the steps, so that nobody slips.' },
    wk: {
      title: 'Living room: less dust in the air',
      info: 'Sofa and chairs are vacuumed with a filter that keeps fine dust in.',
    },
  },
  ls: {
    br: {
      title: 'Bathroom: air, light and cabinet',
      info: 'Empty the cabinet. Tiles and joints are part of the deep cleaning, not of this one.',
    },
    kr: {
      title: 'Kitchen: fridge, hood and windows',
      info: 'Empty the fridge just before we come; food keeps for two hours in a cool bag.',
    },
    tr: { title: 'Toilet: fresh and aired', info: 'Heavy scale in the bowl? Then choose the deep cleaning.' },
    or: { title: 'Study, hobby room and the rest', info: 'Clear the window sill, so that we can open the window.' },
    sk: { title: 'Bedroom: mattress and windows', info: 'Strip the bed, then the mattress can air while we work.' },
    hg: {
      title: 'Hallway, stairs and doormat',
      info: 'Hang winter coats elsewhere if you can: we clean the rack as well.',
    },
    wk: {
      title: 'Living room: glass and upholstery',
      info: 'Plants off the sills, please. Curtains stay hanging and are vacuumed.',
    },
  },
  rs: {
    br: {
      title: 'Bathroom: haze, silicone and film',
      info: 'Silicone has to be dry, and grout needs the days that its maker states.',
    },
    kr: {
      title: 'Kitchen: a new kitchen free of dust',
      info: 'Leave the manuals of worktop and appliances on the worktop.',
    },
    tr: {
      title: 'Toilet: free of film and haze',
      info: 'Taps and cistern should be connected, since we need to rinse.',
    },
    or: { title: 'Attic, utility and other rooms', info: 'Tools, paint tins and leftover material should be gone.' },
    sk: { title: 'Bedroom: dust out of every runner', info: 'Move beds and clothes in after us, not before.' },
    hg: {
      title: 'Hallway, stairs and meter cupboard',
      info: 'All building dust passed through here; we do it once more at the very end.',
    },
    wk: {
      title: 'Living room: panes, frames and new floor',
      info: 'Tell us which floor was laid: oil, lacquer or stone need different care.',
    },
  },
  es: {
    br: {
      title: 'Bathroom: ready for the inspection',
      info: 'Cabinet empty. We show you any grown-in mould.',
    },
    kr: {
      title: 'Kitchen: where inspectors look first',
      info: 'Fridge and freezer off and thawed; cupboards empty.',
    },
    tr: { title: 'Toilet: descaled and disinfected', info: 'Your own seat or shelf goes with you before we start.' },
    or: {
      title: 'Store, utility room and balcony',
      info: 'Cellar or garage only if you listed it as a room when ordering.',
    },
    sk: {
      title: 'Bedroom: wardrobe inside, walls without marks',
      info: 'Fill holes beforehand, if your lease asks for it: we do not repair.',
    },
    hg: {
      title: 'Hallway: front door to meter cupboard',
      info: 'Keep one set of keys for us until the visit is over.',
    },
    wk: {
      title: 'Living room: windows, walls and edges',
      info: 'Curtains or blinds that stay behind should be named in the inventory.',
    },
  },
}

import type { RoomTypeId } from './cleaning-packages.ts'

/**
 * Every task a task list can contain, from dry work at the top of a room down to the floor. The words are in
 * `copy/<language>/room-tasks.ts`. A task means the same in every package: if the method is really different (a bath
 * descaled with citric acid in a pregnancy cleaning), it is another task.
 */
export const taskIds = [
  // Agreements and preparation
  'set-priorities',
  'choose-mild-products',
  'ventilate-while-working',
  // Dry work, from the ceiling down
  'remove-cobwebs',
  'dust-lamps',
  'dust-surfaces',
  'damp-dust-surfaces',
  'dust-wardrobe-tops',
  'dust-bookshelves',
  'dust-blinds',
  'dust-curtain-rails',
  'dust-electronics',
  'clean-vent-grilles',
  'clean-radiators',
  'first-hepa-vacuum',
  'dust-walls-and-ceiling',
  'dust-inside-cupboards',
  'dust-sockets-dry',
  'second-hepa-vacuum',
  // Windows and woodwork
  'inside-windows',
  'wipe-window-sills',
  'clean-window-tracks',
  'clear-new-windows',
  'wash-doors-and-frames',
  'wipe-switches-and-handles',
  'wash-skirting-boards',
  'clean-front-door-inside',
  'wipe-banister',
  'clean-meter-cupboard',
  'clean-coat-rack',
  // Traces left by residents and builders
  'remove-wall-marks',
  'remove-adhesive-residue',
  'remove-paint-splashes',
  'remove-grout-haze',
  'remove-silicone-smears',
  'remove-film-and-stickers',
  // Cupboards and furniture
  'inside-cupboards',
  'inside-wardrobes',
  'inside-bathroom-cabinet',
  'outside-bathroom-cabinet',
  'clean-behind-light-furniture',
  'vacuum-upholstery',
  'vacuum-mattress',
  'clean-under-bed',
  'change-bed-linen',
  'wipe-nursery-furniture',
  'wipe-empty-shelves',
  // Sanitary
  'descale-taps',
  'descale-mildly',
  'descale-shower-screen',
  'wipe-shower-and-bath',
  'scrub-shower-and-bath',
  'scrub-tiles-and-grout',
  'treat-mould-spots',
  'clean-basin-and-mirror',
  'clear-drain-strainers',
  'rinse-building-dust-from-drains',
  'clean-hand-basin',
  'clean-toilet-daily',
  'descale-toilet-bowl',
  'clean-toilet-mildly',
  'clean-toilet-hinges-and-base',
  'disinfect-toilet',
  'wash-toilet-walls',
  // Kitchen
  'descale-kitchen-tap',
  'clean-worktop-and-sink',
  'wipe-hob-and-splashback',
  'degrease-hob',
  'degrease-hood',
  'degrease-mildly',
  'degrease-cupboard-fronts',
  'degrease-cupboard-tops',
  'clean-oven-inside',
  'clean-fridge-inside',
  'clean-fridge-mildly',
  'clean-appliance-fronts',
  'clean-dishwasher-filter',
  'clean-kitchen-plinths',
  'clean-waste-bin',
  // Utility and storage
  'clean-washing-machine-drawer',
  'sweep-balcony',
  // The floor comes last
  'vacuum-stairs',
  'vacuum-doormat',
  'vacuum-and-mop-floor',
  'vacuum-floor-edges',
  'scrub-floor-stains',
  'first-clean-new-floor',
] as const

export type TaskId = (typeof taskIds)[number]

/** The tasks of one package, per room type. */
export type RoomTasks = Readonly<Record<RoomTypeId, readonly TaskId[]>>

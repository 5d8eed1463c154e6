import type { ExtraId } from '../../domain/estimate/extras.ts'
import type { DirtLevel } from '../../domain/estimate/rooms.ts'
import type { RoomTypeId } from '../../domain/packages/room-types.ts'

// Placeholders: {room}, {number}, {area}, {dirt}, {minutes}, {crew}, {time}, {percent}, {travel}, {until}, {low}, {high}, {price}, {package}, {zipCode}.

const roomTypes: Record<RoomTypeId, string> = {
  br: 'Bathroom',
  kr: 'Kitchen',
  tr: 'Toilet',
  or: 'Other room',
  sk: 'Bedroom',
  hg: 'Hallway',
  wk: 'Living room',
}

const dirtLevels: Record<DirtLevel, { name: string; short: string }> = {
  1: { name: 'Light', short: 'light' },
  2: { name: 'Normal', short: 'normal' },
  3: { name: 'Heavy', short: 'heavy' },
}

const extras: Record<ExtraId, { name: string; text: string }> = {
  oven: { name: 'Oven inside', text: 'Walls, racks and the glass of the door.' },
  fridge: { name: 'Fridge inside', text: 'You empty it and thaw the freezer.' },
  cupboards: { name: 'Kitchen cupboards inside', text: 'You empty them; we wash shelves and drawers.' },
  wardrobes: { name: 'Wardrobes inside', text: 'In each bedroom; you empty them.' },
  windows: { name: 'Windows inside', text: 'Panes and frames, in every room but the toilet.' },
  upholstery: { name: 'Sofa and chairs', text: 'Vacuumed, with and beneath the cushions.' },
}

/** The form that refines an estimate and what comes of it; what the browser needs of the estimate page. */
export const estimateDesk = {
  form: {
    title: 'Your home',
    package: 'Cleaning',
    rooms: 'Rooms',
    typicalHint: 'We have filled in a typical home: change what differs.',
    roomsHint: 'A row without an area does not count.',
    row: 'Room {number}',
    type: 'Room',
    area: 'Area in m²',
    dirt: 'Dirt',
    remove: 'Remove {room}, room {number}',
    add: 'Add a room',
    extras: 'Extras',
    included: 'included in this cleaning',
    submit: 'Show the estimate',
  },
  result: {
    title: 'Your estimate',
    empty: 'Fill in your postal code to see the price, the time and the first possible dates.',
    noPrice: 'There is no price for this postal code.',
    failed: 'The figures could not be refreshed. Press “Show the estimate” to try again.',
    tooLarge:
      'This is more than we can estimate from here: we would like to see it first. Tell us about it and we answer with a price.',
    tooMany: 'We can estimate at most 40 rooms from here. Tell us about the building and we answer with a price.',
    toContact: 'Send us a message',
    dates: 'Price per date',
    lowest: 'lowest price',
    between: 'between {low} and {high}',
    order: 'Order now',
    orderHint:
      'You choose the date and see the price on the ordering site. Nothing is ordered before you confirm there.',
    valid: 'Dates and prices are those of today and may change from {until}.',
    share: 'The address of this page keeps your choice: share it or save it.',
    print: 'Print the estimate',
    summary: '{package}, postal code {zipCode}',
  },
  drivers: {
    title: 'What drives the price',
    what: 'Work',
    time: 'Time',
    room: '{room}, {area} m², {dirt}',
    extra: 'Added: {room}',
    minutes: '{minutes} minutes',
    sum: 'All work, counted for one person',
    least: 'Smallest order',
    crew: '{crew}, rounded up',
    travel: 'Travel to your area: {travel}, included in every price.',
    noTravel: 'No travel charge in your area.',
    uncertainty:
      'The work may turn out up to {percent}% less or more than it looks from here; hence the range beside each price.',
  },
  roomTypes,
  dirtLevels,
  extras,
}

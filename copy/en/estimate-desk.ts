import type { DirtLevel } from '../../domain/estimate/rooms.ts'
import type { RoomTypeId } from '../../domain/packages/cleaning-packages.ts'
import { extras } from './extra-words.ts'

// Placeholders: {label}, {room}, {number}, {area}, {dirt}, {minutes}, {crew}, {time}, {travel}, {until}, {low}, {high},
// {price}, {package}, {zipCode}.

/** The form that refines an estimate and what comes of it; what the browser needs of the estimate page. */
export const estimateDesk = {
  form: {
    title: 'Your home',
    package: 'Package',
    hours: {
      label: 'Hours of work, all people together',
      hint: 'Your rooms tell us what to clean first.',
      byRooms: 'as many as my rooms need',
      point: '.',
    },
    size: 'Size of the home',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    fewer: '{label}: one fewer',
    more: '{label}: one more',
    dirt: 'How dirty is it?',
    dirtHint: 'It’s easy to guess too low. Compare with these kitchens.',
    rooms: 'Room by room',
    typicalHint: 'We’ve started with a typical home. Change anything that’s different.',
    roomsHint: 'Leave the area empty to skip a room. Each window of the house is a room: lit if we clean it.',
    row: 'Room {number}',
    type: 'Room',
    area: 'Area in m²',
    howDirty: 'How dirty?',
    remove: 'Remove {room}, room {number}',
    add: 'Add a room',
    extras: 'Extras',
    included: 'included in this package',
    submit: 'See my price',
  },
  result: {
    title: 'Your estimate',
    noPrice: 'We have no price for this postal code.',
    failed: 'We couldn’t refresh the figures.',
    again: 'Try again',
    tooLarge:
      'That’s more than we can estimate online: we’d like to see it first. Tell us about it and we’ll send you a price.',
    toContact: 'Send us a message',
    valid: 'These prices hold until {until}, as long as the date is free.',
    print: 'Print',
    summary: '{package}, postal code {zipCode}.',
    own: 'Your rooms: {area} m²',
    exampleHint: 'Enter your own postal code to see your dates.',
  },
  drivers: {
    title: 'What the price is based on',
    work: 'Work',
    time: 'Time',
    room: '{room}, {area} m², {dirt}',
    extra: 'Added: {room}',
    minutes: '{minutes} minutes',
    sum: 'Total work',
    least: 'Minimum booking',
    rounded: 'Rounded up: {crew}',
    travel: 'Travel charge at this postal code: {travel}, included in every price.',
    noTravel: 'No travel charge at this postal code.',
  },
  roomTypes: {
    br: 'Bathroom',
    kr: 'Kitchen',
    tr: 'Toilet',
    or: 'Other room',
    sk: 'Bedroom',
    hg: 'Hallway',
    wk: 'Living room',
  } satisfies Record<RoomTypeId, string>,
  dirtLevels: {
    1: { name: 'Light', short: 'light dirt', text: 'Cleaned every week: a little dust, a few water spots.' },
    2: {
      name: 'Average',
      short: 'average dirt',
      text: 'Cleaned now and then: limescale, a film of grease, dust behind furniture.',
    },
    3: {
      name: 'Heavy',
      short: 'heavy dirt',
      text: 'Not cleaned for months: thick limescale, burnt-on grease, sticky floors.',
    },
  } satisfies Record<DirtLevel, object>,
  extras,
}

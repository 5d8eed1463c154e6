import { brand } from '../../../domain/company/company.ts'

/**
 * Texts around every page of the ordering site. Placeholders: {step}, {steps}, {name}, {title}, {order}, {count},
 * {rooms}, {room}, {area}, {dirt}, {percent}, {zipCode}, {houseNumber}, {morningArrival}, {afternoonArrival}.
 */
export const frame = {
  pageTitle: `{title} | Order with ${brand}`,
  home: `${brand}: back to the website`,
  sample: 'Demonstration with sample prices: try everything; nothing will be delivered, and there’s nothing to pay.',
  login: 'Log in',
  stepsLabel: 'The steps of your order',
  steps: { location: 'Your home', visits: 'Date and price', details: 'Your details', check: 'Check and order' },
  stepOf: 'Step {step} of {steps}: {name}',
  stepDone: 'done',
  change: 'Change',
  summaryTitle: 'Please check:',
  noOrders: 'We can’t take orders on this site yet. Please call us or send a message.',
  missing: 'Incl. VAT, depending on the date',
  brief: 'Your order: {order}',
  linesLabel: 'Your order',
  address: 'No. {houseNumber}, {zipCode}',
  parts: { morning: 'Morning', afternoon: 'Afternoon', day: 'Whole day' },
  arrival: {
    morning: 'arrival {morningArrival}',
    afternoon: 'arrival {afternoonArrival}',
    day: 'arrival {morningArrival}; the visit lasts into the afternoon',
  },
  lines: {
    home: 'Home',
    date: 'Date',
    work: 'Work',
    team: 'Team',
    rooms: { one: '1 room', more: '{count} rooms' },
    area: '{rooms}, {area} m²',
    room: '{room}, {area} m²',
    everywhere: 'All rooms: {dirt}',
    cleaning: 'Cleaning',
    travel: 'Travel',
    vat: 'VAT included ({percent}%)',
    total: 'Total, incl. VAT',
    /** Of an order that has ended. */
    agreedTotal: 'Price as agreed, incl. VAT',
    fee: 'Fee for late changes',
  },
}

import { bookableDays } from '../../../domain/estimate/bookable-days.ts'

/**
 * Step 2. Placeholders: {week}, {date}, {part}, {price}, {minutes}, {longest}, {from}, {until}, {visit},
 * {morningArrival}, {afternoonArrival}, {guaranteeDays}.
 */
export const visits = {
  title: 'Date and price',
  lead: `Every available date in the next ${bookableDays} days. The prices include VAT and travel, and only go up if you agree to extra time.`,
  legend: 'Date and time of day',
  week: 'Week {week}',
  weekDays: '{from} to {until}',
  later: 'Later dates',
  lowest: 'lowest price',
  afterHandover: 'after the handover',
  /** The yes to a visit after the handover. */
  comeLate: 'Yes, come after the handover on {date}',
  label: '{date}, {part}, {price}',
  windows: 'Arrival: {morningArrival} in the morning, {afternoonArrival} in the afternoon.',
  wholeDays: 'Arrival: {morningArrival}. The team stays into the afternoon.',
  hold: 'We hold your date for {minutes} minutes. Each step starts that time again, up to {longest} minutes. Nothing is final until you order.',
  handover:
    'You hand over on {date}. One or two days earlier is best: you have {guaranteeDays} days after our visit to report a problem.',
  submit: 'Continue with this date',
  first: 'Choose a date above first.',
  picked: 'You picked {date}: it’s marked below.',
  pickedGone: '{date}, the day you picked, is no longer available. These are the nearest dates.',
  pickedDayOff: 'You picked {date}, a day on which we don’t work. These are the nearest dates.',
  nearest: 'The nearest available dates',
  keep: 'Keep {visit}',
  problems: {
    required: 'Choose a date.',
    afterHandover:
      'That’s after the handover on {date}. Choose an earlier date, or tick below that we should come after it.',
    unknown: 'We can’t come on that date, or not at that time of day. Choose one of the dates below.',
    taken: 'That visit has just been taken. Choose another date: everything else you entered is still here.',
    expired:
      'The {minutes} minutes we held your date for are up. Everything you entered is still here: choose a date again.',
    gone: 'That date is no longer available. Choose another.',
  },
  none: `There’s no date available in the next ${bookableDays} days. Call us and we’ll see what we can do.`,
}

import { promised } from '../../page-copy.ts'
import { fieldProblems } from '../field-problems.ts'

/** Step 3. Placeholders: {phone1}, {phone2}, {zipCode}, {until}, {minutes}, {photoDays}, {teamLanguages}. */
export const details = {
  title: 'Your details',
  lead: 'Your contact details, and the address to clean.',
  person: 'About you',
  address: 'The address',
  zipCode: 'Postal code: {zipCode}',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phoneNumber: 'Mobile number',
    street: 'Street',
    houseNumber: 'House number and box',
    city: 'Town',
    remark: 'Anything the team should know? (optional)',
  },
  hints: {
    email: 'We’ll send the confirmation and the link to your order here.',
    phoneNumber: 'The team will call you half an hour before they finish.',
    remark:
      'Where to park, pets, delicate materials, the language you’d like ({teamLanguages}). No alarm codes here, please: call us with them by the business day before.',
  },
  presence: {
    legend: 'Will you be there?',
    hint: 'This decides when you pay.',
    options: { present: 'Yes, at the end', leaves: 'Only at the start', absent: 'No, not at all' },
  },
  access: {
    legend: 'How does the team get in?',
    hint: 'You can also tell us later, on the page of your order.',
    options: {
      'key-box': 'There’s a key box',
      neighbour: 'A neighbour has the key',
      'hand-over': 'I’ll hand over the key beforehand',
      other: 'Another way',
    },
    note: 'Where exactly?',
    noteHint: 'Where the box is and its code, or which neighbour. We store this encrypted.',
    /** What we still need to know, on the page of the order and in its mails. */
    missing: {
      open: 'We don’t know yet how the team gets in.',
      'key-box': 'We don’t know yet where the key box is and what its code is.',
      neighbour: 'We don’t know yet which neighbour has the key.',
      'hand-over': 'We’ll call you before the visit to arrange where and when you hand over the key.',
      other: 'We don’t know yet exactly how the team gets in.',
    },
    tell: 'Tell us on the page of your order, under “Change my details”.',
    noteStored: 'We’ve stored your note. Only type here to replace it.',
    after: [
      promised(
        'keysReturned',
        'If you give us a key, we’ll return it the same day.',
        'If you give us a key, the team leaves it wherever you ask them to.',
      ),
      'If there’s more work than you told us, we’ll call you before we do it.',
    ],
  },
  photos: {
    legend: 'Photos',
    options: { no: 'No photos in my home' },
    hint: 'The team may add a few photos of rooms to your report. Only the private link to your order shows them; you can remove them there, and we delete them after {photoDays} days.',
  },
  submit: 'Check your order',
  held: 'We’re holding your date until {until}.',
  notHeld:
    'Others are choosing this date too, so we can’t hold it for you. Carry on: it’s yours if nobody orders it first.',
  expired: 'The {minutes} minutes we held your date for are up. Carry on: it’s still yours if nobody has ordered it.',
  problems: {
    firstName: fieldProblems.firstName.required,
    lastName: fieldProblems.lastName.required,
    email: fieldProblems.email.required,
    phoneNumber: fieldProblems.phoneNumber.required,
    street: 'Enter the street.',
    houseNumber: 'Enter the house number.',
    city: 'Enter the town.',
    presence: 'Tell us whether you’ll be there.',
    access: 'Choose how the team gets in.',
    accessNote: 'We can’t store this note at the moment. Leave it out, and call us instead.',
  },
}

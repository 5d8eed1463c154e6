/** What the company's folder holds. Placeholders: {count}, {name}, {date}. */
export const company = {
  title: 'Company',
  text: 'What your pages, mails and invoices say about you. It’s changed in the files of the company’s folder and counts from the next start:',
  check: {
    title: 'What to look after',
    nothing: 'Nothing is missing, unproven or contradictory.',
    count: '{count} things are missing, unproven or contradictory',
    unreadable: 'The sites couldn’t start with this folder:',
  },
  columns: { name: 'Name in the file', value: 'Value', state: 'Confirmed', place: 'Change it in' },
  sections: {
    facts: { title: 'Facts', text: 'Pages mark them as samples until someone has confirmed them.' },
    promises: { title: 'Promises', text: 'Where the answer is no, the words go or say the opposite.' },
    claims: { title: 'Claims', text: 'Each needs a proof that you can show, with who checked it and when.' },
    identity: { title: 'Name and addresses', text: 'Names, legal data, phone numbers, mail, hours and accounts.' },
  },
  confirmed: 'confirmed by {name} on {date}',
  unconfirmed: 'not confirmed yet',
}

import { companyFields } from './company-fields.ts'

/**
 * The contents of the company's folder, and its forms. Placeholders: {count}, {name}, {date}, {country}, {label},
 * {names}, {proof}, {file}, {line}, {path}, {brand}, {colour}, {ground}, {ratio}, {least}, {total}.
 */
export const company = {
  ...companyFields,
  text: 'What your pages, e-mails and invoices say about you. It’s kept in the company’s folder:',
  unreadable: 'The sites couldn’t start with this folder. Correct it by hand:',
  unwritable:
    'The office isn’t allowed to write to the folder. Change the values by hand: their files and lines are given below.',
  waiting: 'Something has changed since the last start. Visitors see it after a restart:',
  waitingHere:
    'Something has changed since the last start. Visitors see it after a restart: stop npm start, then run it again.',
  contradictions: 'Conflicts',
  place: '{file}, line {line}',
  mismatches: {
    otherPage: 'Another page already has the address {path}. Give the branch’s page an address of its own.',
    noBrand: 'This text of the branch’s page doesn’t have your name, {brand}.',
    ahead: '“{name}” has a date in the future: {date}.',
    faint: {
      light:
        'On light screens, {colour} is hard to see on {ground}: the contrast is {ratio}, and has to be at least {least}.',
      dark: 'On dark screens, {colour} is hard to see on {ground}: the contrast is {ratio}, and has to be at least {least}.',
    },
    tooLight: {
      light: 'On light screens, {colour} is too light for white text.',
      dark: 'On dark screens, {colour} is too light for white text.',
    },
  },
  toDo: '{count} to do',
  done: 'done',
  columns: { name: 'What', value: 'Value', state: 'Status', place: 'Change it in' },
  states: {
    confirmed: 'confirmed by {name} on {date}',
    unconfirmed: 'not confirmed yet',
    unproven: 'no proof yet',
    sample: 'still an example',
    noAccount: 'no account yet',
  },
  edit: 'Change: {name}',
  sections: {
    facts: [
      'Facts',
      'Until someone has confirmed them, pages underline them with dots, or say that everything is a demonstration.',
    ],
    promises: ['Promises', 'Where you answer no, pages leave the promise out or say the opposite.'],
    claims: ['Claims', 'For each, keep proof that you can show, and note who checked it and when.'],
    contact: ['Phone, e-mail and links', 'How customers reach you, and where they find you.'],
    hours: ['Opening hours', 'When someone answers the phone, Monday to Friday, in local time.'],
    area: ['Area', 'Where you go. Visitors from elsewhere read where that is, and can leave a message.'],
    legal: ['Legal data', 'What each site has to show, as the company register writes it.'],
    payee: ['Accounts', 'The accounts that customers pay into. Without one, no customer is asked for real money.'],
    invoices: ['Invoices', 'When customers get an invoice. Ask your accountant what the law requires.'],
    figures: ['Figures', 'Numbers in sentences for customers. Their proofs are among the claims.'],
    fixed: [
      'Name and branch',
      'These are part of the built pages, like the words, logo and colours in the same folder. Change them by hand, then build again.',
    ],
  } satisfies Record<string, readonly [title: string, text: string]>,
  form: {
    problem: 'Nothing was saved. Correct what is marked.',
    same: 'Nothing has changed, so nothing was saved.',
    settings: 'Settings on the server override what you enter here: {names}.',
    back: 'Back to the company',
    choices: {
      yes: 'yes',
      no: 'no',
      always: 'always, for every order',
      onRequest: 'once the customer asks',
      nl: 'Dutch',
      en: 'English',
    },
  },
  stale: {
    title: 'Someone else got there first',
    text: 'These values have changed since you opened the page. Where you hadn’t changed one yourself, the form now has the new one. Check it, and save again.',
    columns: { name: 'What', theirs: 'Now', yours: 'Yours' },
    elsewhere: 'Someone changed other data of the company at the same moment. Save again.',
  },
}

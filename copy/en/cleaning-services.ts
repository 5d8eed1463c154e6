import type { CopyLink } from '../page-copy.ts'

// Placeholders: {a}, {b} and {count} in `comparison`; {package} in `packagePage`.

export const cleaningServices = {
  title: 'Cleaning services',
  metaTitle: 'All cleaning services compared | Helderhuis',
  metaDescription:
    'Deep, spring, move-in/out, end-of-tenancy, renovation, pregnancy and hourly cleaning: what each is for, and how any two differ room by room.',
  lead: 'Seven packages, each with its own task list for every room. Choose by your situation, or lay two side by side.',
  listHeading: 'All packages',
  moreInfo: 'More info',
  orderNow: 'Order now',
  guide: {
    heading: 'Which one fits?',
    situationLabel: 'Your situation',
    packageLabel: 'The package for it',
    rows: [
      { situation: 'You live there, and it needs more than the weekly round', page: 'gs' },
      { situation: 'Winter is over: windows, textiles, dust high up', page: 'ls' },
      { situation: 'The home is empty, you move in or out', page: 'vs' },
      { situation: 'You rent, and the landlord comes to inspect', page: 'es' },
      { situation: 'The builders have left, the dust has not', page: 'rs' },
      { situation: 'You expect a child and want no strong products', page: 'zs' },
      { situation: 'You want to decide on the spot, hour by hour', page: 'ms' },
      { situation: 'It is unusual, or you want only parts of it', page: 'custom' },
    ] as { situation: string; page: CopyLink['page'] }[],
  },
  comparison: {
    heading: 'Compare two packages',
    intro: 'The comparison comes from the task lists by which the teams work.',
    first: 'First package',
    second: 'Second package',
    submit: 'Compare',
    same: 'You have chosen the same package twice. Choose two different ones.',
    onlyIn: 'Only in {a}',
    inBoth: 'In both: {count} tasks',
    inMoreRooms: 'Both do this, {a} in more rooms',
    more: 'Show {count} more',
    everyRoom: 'in every room',
    summary: '{a} has {count} tasks that {b} has not.',
    summaryOne: '{a} has 1 task that {b} has not.',
    summaryNone: '{a} has no task that {b} has not.',
  },
  packagePage: {
    bulletsHeading: 'What you get',
    descriptionHeading: 'What it is for',
    tagsLabel: 'Keywords',
    roomsHeading: 'What we do in each room',
    roomsIntro: 'This is the list by which the team works and by which you inspect, in the order of working.',
    consumer: {
      heading: 'Want an instant, no-obligation estimate?',
      text: 'Enter your postal code. You see the price before you order.',
      start: 'Start',
    },
    business: {
      heading: 'Let us call you',
      text: 'For offices, shops, practices and landlords. We call back within 1 business day.',
      phoneLabel: 'Phone number',
      button: 'Call me back!',
    },
    compareHeading: 'How it differs from other packages',
    compareLink: 'Compare {package} with another package',
    otherPackages: 'Other packages',
  },
  afterwards: {
    heading: 'Not sure?',
    text: 'Ask us. Two sentences about your home are usually enough to say which package fits.',
    links: [
      { page: 'faq', label: 'Frequently asked questions' },
      { page: 'customer-service', label: 'Ask customer service' },
    ] as CopyLink[],
  },
}

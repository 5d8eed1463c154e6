import { brand } from '../../domain/company/company.ts'
import type { CopyLink } from '../page-copy.ts'

// Placeholders: {a}, {b} and {count} in `comparison`.

export const cleaningServices = {
  title: 'Cleaning services',
  metaTitle: `All cleaning services compared | ${brand}`,
  metaDescription:
    'Deep, spring, move-in/out, end-of-tenancy, renovation, pregnancy and hourly cleaning: what each is for, and how any two differ room by room.',
  lead: 'Seven packages, each with its own task list for every room, plus custom cleaning. Choose what fits your situation, or compare two side by side.',
  listHeading: 'All packages',
  comparison: {
    heading: 'Compare two packages',
    intro: 'Straight from the task lists our teams work with.',
    first: 'First package',
    second: 'Second package',
    submit: 'Compare',
    same: 'You’ve chosen the same package twice. Choose two different ones.',
    onlyIn: 'Only in {a}, or done differently',
    inBoth: 'In both: {count} tasks',
    inMoreRooms: 'In both, but in more rooms with {a}',
    everyRoom: 'in every room',
    summary: '{a} includes {count} tasks that {b} doesn’t, or does differently.',
    summaryOne: '{a} includes 1 task that {b} doesn’t, or does differently.',
    summaryNone: '{a} includes no task that {b} doesn’t.',
  },
  packagePage: {
    bulletsHeading: 'What you get',
    descriptionHeading: 'When to choose it',
    descriptionMore: 'Good to know before you order',
    tagsLabel: 'Keywords',
    roomsHeading: 'What we do in each room',
    roomsIntro: 'The team works through this list. If you’re there at the end, you go over it together.',
    roomsIntroHourly: 'In each room, this is the order we suggest. Change it at the walk-through, or while we work.',
    consumer: { heading: 'Want an instant, no-obligation estimate?' },
    business: {
      heading: 'Let us call you',
      text: 'Cleaning for a business? For offices, shops, medical practices and landlords, we’ll call you back within 1 business day.',
    },
    otherPackages: 'Other packages',
  },
  afterwards: {
    heading: 'Not sure?',
    text: 'Ask us. Two sentences about your home usually tell us which package fits.',
    links: [
      { page: 'faq', label: 'Frequently asked questions' },
      { page: 'customer-service', label: 'Ask customer service' },
    ] as CopyLink[],
  },
}

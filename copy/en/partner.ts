import { brand } from '../../domain/company/company.ts'
import { sectionsOf } from '../page-copy.ts'

// Placeholders: {purgeDays}.

export const partner = {
  title: 'Become a partner',
  metaTitle: `Become a cleaning partner | ${brand}`,
  metaDescription:
    'Do you run a cleaning company in Belgium? Become a partner: jobs in your own region, on your own days, with clear task lists. Apply in five minutes.',
  lead: 'You clean well and you’d like more jobs nearby. We have customers and clear task lists. Tell us who you are.',
  sections: sectionsOf({
    'what-we-offer': {
      heading: 'What you can expect from us',
      paragraphs: 'We handle the admin, so you can clean.',
      list: [
        'Jobs in the regions and on the days you choose',
        'You know the rooms, size, dirt level and extras before you set off',
        'One task list per package and room, the same one the customer has read',
        'We handle booking, changes and payment',
        'Rates and payment agreed in writing, before the first job',
      ],
    },
    'what-we-ask': {
      heading: 'What we ask of you',
      paragraphs: 'You don’t have to be big. Two people who work well together are a team.',
      list: [
        'A registered company with an enterprise number',
        'Liability insurance',
        'Everyone on your team employed or self-employed as the law requires',
        'Experience of cleaning homes, and your own products and machines',
        'Ready to train with us and work to our task lists, from walk-through to final check',
        'Enough Dutch, French or English to go through a home with the customer',
      ],
    },
    'what-happens-next': {
      heading: 'What happens after you apply',
      paragraphs: [
        'You’ll get a copy of your application by e-mail straight away. We’ll read it and answer within 1 business day, if only to say when you’ll hear more from us. If we’re a good match, we’ll call you, and then we’ll clean one home together. After that, we both decide.',
        'If we don’t need anyone in your region, we’ll tell you that too. With your consent we keep your application on file; the privacy page says for how long. One e-mail is enough to have it deleted.',
      ],
      links: [
        { page: 'cleaning-quality-system', label: 'How we check our work' },
        { page: 'privacy', label: 'What happens to your data' },
      ],
    },
  }),
}

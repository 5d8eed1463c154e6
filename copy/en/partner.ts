import type { PageCopy } from '../page-copy.ts'

// Placeholders: {purgeDays}.

export const partner: PageCopy = {
  title: 'Become a partner',
  metaTitle: 'Become a cleaning partner | Helderhuis',
  metaDescription:
    'Do you have a cleaning company in Belgium? Apply as a partner: jobs in your own region, on your own days, by clear task lists. Apply in five minutes.',
  lead: 'You clean well and would like more jobs nearby. We have customers and clear task lists. Tell us who you are.',
  sections: [
    {
      id: 'what-we-offer',
      heading: 'What you can expect from us',
      paragraphs: ['We arrange what keeps a cleaning company from cleaning.'],
      list: [
        'Jobs in the regions and on the days that you state',
        'Rooms, area, dirt level and extras known before you leave home',
        'One task list per package and room, the same that the customer has read',
        'Booking, changes and payment handled by the ordering site',
        'Agreements on rates and payment in writing, before the first job',
      ],
    },
    {
      id: 'what-we-ask',
      heading: 'What we ask of you',
      paragraphs: ['You need not be large. One well-attuned pair is a team.'],
      list: [
        'A registered company with an enterprise number',
        'Liability insurance and everybody on your team lawfully employed or self-employed',
        'Experience with homes, and products and machines of your own',
        'Working by our task lists, with walk-through and inspection',
        'Dutch, French or English, enough to go through a home with the customer',
      ],
    },
    {
      id: 'what-happens-next',
      heading: 'What happens after you apply',
      paragraphs: [
        'You get a copy of your application by e-mail at once. We read it and answer within 1 business day, if only to say when you hear more. If it fits, we phone you, and after that we clean one home together. Only then do we both decide.',
        'If we have no need in your region, we tell you that as well. With your consent we keep your application on file; the privacy page says for how long. One e-mail is enough to have it deleted.',
      ],
      links: [
        { page: 'cleaning-quality-system', label: 'How we check our work' },
        { page: 'privacy', label: 'What happens to your data' },
      ],
    },
  ],
}

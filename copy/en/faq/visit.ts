import { hasBothSites } from '../../coverage.ts'
import { promised, questionsOf } from '../../page-copy.ts'

// Placeholders: {photoDays}, {teamSize}, {teamLanguages}, {phone}.

export const faqVisit = questionsOf({
  'how-many-people': {
    question: 'How many people come?',
    answer:
      'Usually a team of {teamSize}. One person comes for a small job, more people for a large one. Two people are quicker than one, and they can lift furniture.',
  },
  language: {
    question: 'Which language does the team speak?',
    answer: `{teamLanguages}. Tell us when you order which one you’d like.${hasBothSites ? ' Our office speaks English and Dutch.' : ''}`,
  },
  'do-i-stay': {
    question: 'Do I have to be at home?',
    answer:
      'No, but it’s best to be there at the start, for the walk-through, and at the end, for the final check. In between you can go out: the team calls you half an hour before they finish.',
  },
  'keys-and-alarm': {
    question: 'What happens to my keys and my alarm code?',
    answer: [
      'Open the door yourself if you can. If not, tell us when you order how the team gets in: a key box, a neighbour or a key you hand over.' +
        promised(
          'keysReturned',
          ' A key is noted with your order, never labelled with your address, and returned the same day. We don’t keep keys.',
        ),
      'Please don’t put an alarm code in a form. Give it to us by phone, at the latest on the business day before.',
    ],
  },
  photos: {
    question: 'Do you take photos in my home?',
    answer:
      'Sometimes a few, of rooms only, to show you in the report what was done. They’re seen by the private link to your order, our team and our office. You can remove them, and we delete them after {photoDays} days. If you’d rather have none, tick that when you order.',
    links: [{ page: 'privacy', label: 'Our privacy statement' }],
  },
  'walk-through': {
    question: 'What happens at the walk-through?',
    answer:
      'You show the team the rooms and say what matters to you. They tell you what they see: heavy limescale, delicate stone, mould that has grown into the silicone. After that you both know what will be done and what will still show.',
  },
  'team-late': {
    question: 'What if the team is late or can’t come?',
    answer:
      'If they’re late, you’ll get a text or an e-mail that says when they’ll be there. If they can’t come, we’ll call you by the end of the next business day at the latest and offer a new date. If that doesn’t suit you, you can cancel free of charge and we’ll refund what you’ve paid. On weekdays you can also call us on {phone}; on Saturdays our office is closed.',
    links: [{ page: 'terms-and-conditions', anchor: 'if-we-cannot-come', label: 'If we can’t come: the terms' }],
  },
  'how-to-prepare': {
    question: 'What should I prepare?',
    answer: [
      'We need running water, electricity and light. Clear worktops and floors leave more time for cleaning. Put fragile and precious things away, and tell the team about stone, oiled wood or coated glass.',
      'Some packages ask for more, such as an empty fridge: see the room lists on your package’s page.',
    ],
    links: [{ page: 'cleaning-services', label: 'See the packages' }],
  },
  'products-and-equipment': {
    question: 'Who brings products and equipment?',
    answer: [
      promised('productsIncluded', 'The team does, and they’re included in the price.', 'You do.') +
        ' If you’d like us to use your own product on a certain surface, leave it out with its instructions.',
      'Are you sensitive to chlorine or perfume? Tell us when you order, or choose pregnancy cleaning: it uses neither.',
    ],
    links: [{ page: 'zs', label: 'Cleaning without harsh chemicals' }],
  },
  'windows-outside': {
    question: 'Do you clean the outside of the windows?',
    answer:
      'It isn’t part of any package. Ask us beforehand: if we can reach them safely from the ground, a balcony or an opening window, we may be able to do them too.',
  },
  pets: {
    question: 'I have pets. Is that a problem?',
    answer:
      'No, but mention them in your order. A cat slips through an open front door in a second, and some dogs guard the house well. A closed room or a visit to the neighbours makes the day easier for everyone.',
  },
})

import type { FaqEntry } from '../../page-copy.ts'

// Placeholders: {teamSize}.

export const faqVisit: FaqEntry[] = [
  {
    id: 'how-many-people',
    question: 'How many people come?',
    answer: [
      'Normally a team of {teamSize} people. For a small job it may be one person, for a large one more than {teamSize}. Two people who know each other’s work are quicker than one, and furniture can be lifted.',
    ],
  },
  {
    id: 'do-i-stay',
    question: 'Do I have to be at home?',
    answer: [
      'Best at the beginning, for the walk-through, and at the end, for the inspection. In between you can go out: we phone you half an hour before the team finishes, so that you are back in time.',
      'If you cannot be there at all, you pay in advance.',
    ],
  },
  {
    id: 'walk-through',
    question: 'What happens at the walk-through?',
    answer: [
      'You show the team the rooms and say what matters to you. The team names what it sees: heavy limescale, delicate stone, mould that has grown in. After that it is clear to both sides what will be done and what will remain visible.',
    ],
  },
  {
    id: 'call-before-the-end',
    question: 'How do I know when the team is nearly done?',
    answer: [
      'We phone you half an hour before the team finishes. Keep your phone within reach, on the number that you gave with your order.',
    ],
  },
  {
    id: 'how-to-prepare',
    question: 'What should I prepare?',
    answer: [
      'Running water, electricity and light. Free worktops and floors, as far as you can: every minute without tidying is a minute of cleaning. Put breakable and precious things away, and tell the team about stone, oiled wood or coated glass.',
      'Some packages ask for more, such as an empty fridge. You find that with each room on the page of your package.',
    ],
    links: [{ page: 'cleaning-services', label: 'To the packages' }],
  },
  {
    id: 'products-and-equipment',
    question: 'Who brings products and equipment?',
    answer: [
      'The team brings them. If you would like us to use your own product on a certain surface, lay it out with its instructions.',
      'Are you sensitive to chlorine or perfume? Say so when ordering, or choose the pregnancy cleaning: it does without either.',
    ],
    links: [{ page: 'zs', label: 'Cleaning without aggressive agents' }],
  },
  {
    id: 'pets',
    question: 'I have pets. Is that a problem?',
    answer: [
      'No, but mention them in your order. A cat slips through an open front door in a second, and some dogs guard the house well. A closed room or a visit to the neighbours makes the day easier for everybody.',
    ],
  },
]

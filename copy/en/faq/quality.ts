import type { FaqEntry } from '../../page-copy.ts'

// Placeholders: {phone}, {openingHours}.

export const faqQuality: FaqEntry[] = [
  {
    id: 'satisfaction-guarantee',
    question: 'What does the satisfaction guarantee mean?',
    answer: [
      'You inspect the work before you sign and pay. What does not match the task list of your package is put right on the spot, while the team is still there. You sign the work order when you agree with it, not before.',
    ],
    links: [{ page: 'cleaning-quality-system', label: 'How we check our work' }],
  },
  {
    id: 'found-later',
    question: 'I found something after the team had left. What can I do?',
    answer: [
      'Tell us as soon as you can, preferably with a photo taken from a step back and one close up. Please do not clean the spot yourself first, then we can see what went wrong.',
      'Phone {phone}, {openingHours}, or use the contact form at any time.',
    ],
    links: [{ page: 'complaints', label: 'How complaints are dealt with' }],
  },
  {
    id: 'damage',
    question: 'Something has been damaged. What now?',
    answer: [
      'Say so at once if the team is still there: it is then noted on the work order. Otherwise report it as soon as you see it, with photos and, if you have it, the receipt. Keep the damaged thing until we have answered.',
    ],
    links: [{ page: 'complaints', label: 'To the complaints page' }],
  },
  {
    id: 'who-comes',
    question: 'Who are the people that come to my home?',
    answer: [
      'Certified professionals who clean homes for a living and work as a fixed team. If you want to know who is coming, ask us beforehand.',
    ],
  },
  {
    id: 'what-cannot-be-cleaned',
    question: 'What can cleaning not do?',
    answer: [
      'Etched glass, worn-out enamel, burnt worktops, discoloured joints and mould inside silicone are damage, not dirt. The team points them out at the walk-through. For some of it a product helps that would attack the material: we then advise against it.',
    ],
  },
  {
    id: 'are-reviews-genuine',
    question: 'Are the reviews genuine?',
    answer: [
      'They come from our Google profile, where anybody with a Google account can leave one; Google and we do not check whether the writer was a customer. Our lists show three stars and up. The average and the number of ratings cover all of them, the low ones included, and a link leads to the complete list.',
    ],
    links: [{ page: 'reviews', label: 'To the reviews' }],
  },
]

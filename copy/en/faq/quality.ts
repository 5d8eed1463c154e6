import { promised, questionsOf } from '../../page-copy.ts'

// Placeholders: {phone}, {openingHours}, {guaranteeDays}, {reworkDays}, {insuredAmount}.

export const faqQuality = questionsOf({
  'satisfaction-guarantee': {
    question: 'What if I’m not happy with the result?',
    answer: [
      'That’s what our satisfaction guarantee is for: if a task on your list wasn’t done properly, we’ll do it again, free of charge. If you’re there, we’ll do it on the spot, before you sign and pay. If not, or if you notice it later, tell us within {guaranteeDays} days of the visit and we’ll come back within {reworkDays} days of hearing from you.',
      'Photos help: one from a step back, one close up. Please don’t clean it yourself first, so we can see what went wrong. You can also call {phone}, {openingHours}.',
    ],
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'Our guarantee in full' }],
  },
  damage: {
    question: 'Something has been damaged. What now?',
    answer:
      'If we caused it, we’ll repair it or pay for it. Tell the team if they’re still there: they report it to our office straight away. Otherwise tell us as soon as you see it, with photos and, if you have it, the receipt. Keep the damaged item until we’ve answered.',
    links: [{ page: 'complaints', label: 'Report damage' }],
  },
  insurance: {
    question: 'Are you insured?',
    answer:
      'Yes, for damage we cause, up to {insuredAmount} per claim.' +
      promised('partnersInsured', ' Our partner companies have to be insured too.'),
  },
  'who-comes': {
    question: 'Who comes to my home?',
    answer:
      'Certified professionals from one of our own teams or from a partner company in your region.' +
      promised('cleanersTrained', ' Certified means trained on our task lists and checked on a supervised clean.') +
      promised('identityChecked', ' We check identity and right to work first.'),
    links: [{ page: 'about-us', label: 'About us' }],
  },
  'what-cannot-be-cleaned': {
    question: 'What can’t cleaning fix?',
    answer:
      'Etched glass, worn enamel, burnt worktops, discoloured grout and mould inside silicone are damage, not dirt. The team points them out at the walk-through. If a product would remove a mark but harm the material, we won’t use it.',
  },
  'are-reviews-genuine': {
    question: 'Are the reviews genuine?',
    answer:
      'Real ones come from our Google profile, where anyone with a Google account can leave one; neither Google nor we check whether the writer was a customer. Anything we wrote ourselves as a sample says so.',
    links: [{ page: 'reviews', label: 'See the reviews' }],
  },
})

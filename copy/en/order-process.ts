import { brand } from '../../domain/company/company.ts'
import { type CopyLink, withIds } from '../page-copy.ts'

// Placeholders: {minutesToBook}, {teamSize}, {freeChangeDays}, {freeAheadDays}, {morningArrival}, {afternoonArrival},
// {prepaymentDays}; of the tariff: {lateFee}.

export const orderProcess = {
  title: 'How ordering works',
  metaTitle: `How ordering works, step by step | ${brand}`,
  metaDescription:
    'From postal code to signed work order: four steps to book, what happens on the day, and when you pay if you stay, leave early or aren’t there.',
  lead: 'Four steps to book, one visit, and if you’re there at the end, you pay once you’ve checked the result. Here’s how it goes, from postal code to signature.',
  booking: {
    heading: 'Booking in four steps',
    intro:
      'This website gives you a first estimate; you book on our ordering site, in four steps. It’s done within {minutesToBook} if you know the size of your rooms, and nothing is fixed until the fourth step.',
    steps: withIds({
      'your-home': {
        title: 'Your home',
        text: 'Enter your postal code and house number, and we’ll find your nearest team. Then list your rooms, with their size and how dirty they are, and tick any extras: the inside of the oven, fridge, cupboards, wardrobes or windows, and the sofa and chairs.',
        tip: 'No tape measure? Pace it out: one stride is about 75 cm.',
      },
      estimate: {
        title: 'Date and price',
        text: 'You see the price of every available date, side by side: choose the one that suits you. The first estimate was a range; these are exact prices, and you’re still not committed to anything. The price you confirm on the ordering site is the price you pay, unless you approve extra time first.',
        tip: 'Flexible? Some dates cost less than others. We come Monday to Saturday and arrive in the morning ({morningArrival}) or the afternoon ({afternoonArrival}).',
      },
      'your-details': {
        title: 'Your details',
        text: 'Only now do we ask for your name and the rest of your address, with an e-mail address and a phone number for the day itself.',
        tip: 'Use a mobile number: the payment link also comes by SMS.',
      },
      'check-and-order': {
        title: 'Check and order',
        text: 'Go over everything once more, agree to the terms and order. That makes your order final.',
        tip: 'Changed your mind? Within {freeChangeDays} days after ordering, or more than {freeAheadDays} days ahead, changing or cancelling is free.',
      },
    }),
    late: 'If you change or cancel after the free periods, it costs {lateFee} of the price.',
  },
  visit: {
    heading: 'On the day itself',
    intro:
      'Usually {teamSize} people come, one for a small job and more for a large one. The visit always follows the same order.',
    steps: withIds({
      'walk-through': {
        title: 'Walk-through',
        text: 'You go through your home with the team. You tell them what matters most; they tell you what they see and what will take time. Point out anything delicate.',
      },
      cleaning: {
        title: 'Cleaning',
        text: 'The team works through the task list of your package, room by room, from top to bottom. If you booked by the hour, they follow your priorities until the time is up. You can go out if you like, and follow the visit on the page of your order.',
      },
      'phone-call': {
        title: 'A call half an hour before the end',
        text: 'The team calls you half an hour before they finish, so you’re back in time for the final check.',
      },
      inspection: {
        title: 'Final check',
        text: 'You look at every room together. Run a finger along the skirting board, open what you like and say what you think.',
      },
      fixes: {
        title: 'Putting things right',
        text: 'If something on the list wasn’t done properly, we do it again on the spot. Then you take another look.',
      },
      'sign-and-pay': {
        title: 'Signing and paying',
        text: 'Happy with it? You sign the work order, then pay by card terminal or with the payment link we send by e-mail and SMS. The report comes by e-mail: what was done in each room, and what wasn’t possible and why.',
      },
    }),
  },
  payment: {
    heading: 'When do you pay?',
    /** The moments of paying, in the order in which they come. */
    moments: [
      { id: 'absent', label: 'Before the visit' },
      { id: 'leaving-early', label: 'When you leave' },
      { id: 'present', label: 'After the final check' },
    ],
    rules: withIds({
      present: {
        situation: 'You’re there for the final check',
        payment: 'After the final check, by card terminal or with a payment link sent by e-mail and SMS.',
      },
      'leaving-early': {
        situation: 'You leave before the team has finished',
        payment:
          'Before you leave, by card terminal or with the payment link in your confirmation. Our guarantee still covers you.',
      },
      absent: {
        situation: 'You’re not there at all',
        payment:
          'Before the visit, with the payment link in your confirmation: at least {prepaymentDays} days ahead, or straight away if the visit is sooner. You tell us how the team gets in. We’ll e-mail you the report once it’s done and checked.',
      },
    }),
    note: 'There’s no surcharge for consumers, not even for credit cards.',
    links: [{ page: 'cleaning-quality-system', anchor: 'guarantee', label: 'What our guarantee covers' }] as CopyLink[],
  },
  checklist: {
    heading: 'Ready for the team',
    items: [
      'Water, electricity and light are on, and we can get in',
      'Worktops and floors are as clear as possible',
      'Fragile and precious things are put away',
      'You know where we can park or unload near the door',
      'Pets are in a closed room or with the neighbours',
      'Your phone is on',
    ],
  },
  printLabel: 'Print this page',
}

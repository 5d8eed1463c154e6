// Placeholders: {minutesToBook}, {teamSize}, {freeChangeDays}, {freeAheadDays}.

export const orderProcess = {
  title: 'How ordering works',
  metaTitle: 'How ordering works, step by step | Helderhuis',
  metaDescription:
    'From postal code to signed work order: four steps to book, what happens during the visit, and when you pay if you stay, leave early or are not there.',
  lead: 'Four steps to book, one visit, and paying once you have seen the result. This is how it goes, from the postal code to the signature.',
  booking: {
    heading: 'Booking in four steps',
    intro:
      'You go through these steps on our ordering site. If you know your rooms, it takes about {minutesToBook} minute. Until the fourth step nothing is fixed.',
    steps: [
      {
        id: 'your-home',
        title: 'Your home',
        text: 'Enter postal code and house number: the nearest team is chosen. Then list your rooms with their area and how dirty they are, and tick the extra services that you want.',
        tip: 'Step lengths will do: a normal step is about 75 cm.',
      },
      {
        id: 'estimate',
        title: 'View the estimate',
        text: 'You see a non-binding estimate for several dates next to each other. Choose the date that suits you.',
        tip: 'Not tied to a day? Compare: the price may differ from one date to the next.',
      },
      {
        id: 'your-details',
        title: 'Your details',
        text: 'Only now do you enter your name and address, with an e-mail address and a phone number at which we can reach you on the day.',
        tip: 'Use a mobile number: the payment link also comes by SMS.',
      },
      {
        id: 'check-and-order',
        title: 'Check and order',
        text: 'Go over everything once more and agree to the terms. That makes the order final.',
        tip: 'Changed your mind? Within {freeChangeDays} days after ordering, or more than {freeAheadDays} days ahead, changing and cancelling is free.',
      },
    ],
  },
  visit: {
    heading: 'On the day itself',
    intro:
      'A team normally has {teamSize} people; a small job takes one, a large one more. The visit always has the same order.',
    steps: [
      {
        id: 'walk-through',
        title: 'Walk-through',
        text: 'You go through the home with the team. You say what matters most; they say what they see and what will take long. Delicate materials are named.',
      },
      {
        id: 'cleaning',
        title: 'Cleaning',
        text: 'The team works by the task list of your package, room by room, from top to bottom. You can go out if you like.',
      },
      {
        id: 'phone-call',
        title: 'A call half an hour before the end',
        text: 'We phone you half an hour before the team finishes, so that you are back in time for the inspection.',
      },
      {
        id: 'inspection',
        title: 'Inspection and feedback',
        text: 'You look at every room together. Open the oven, run a finger along the skirting board, say what you think.',
      },
      {
        id: 'fixes',
        title: 'Putting things right',
        text: 'Whatever does not match the task list is done again on the spot. After that you look once more.',
      },
      {
        id: 'sign-and-pay',
        title: 'Signing and paying',
        text: 'If you are satisfied, you sign the work order. You then receive a payment link by e-mail and SMS, or you pay by card terminal.',
      },
    ],
  },
  payment: {
    heading: 'When do you pay?',
    situationLabel: 'Your situation',
    paymentLabel: 'When and how you pay',
    /** The moments of paying, in the order in which they come. */
    moments: [
      { id: 'absent', label: 'Before the visit' },
      { id: 'leaving-early', label: 'When you leave' },
      { id: 'present', label: 'After the inspection' },
    ],
    rules: [
      {
        id: 'present',
        situation: 'You are there for the inspection',
        payment: 'After the inspection, through a payment link sent by e-mail and SMS, or by card terminal.',
      },
      {
        id: 'leaving-early',
        situation: 'You leave before the team has finished',
        payment: 'When you leave.',
      },
      {
        id: 'absent',
        situation: 'You are not there at all',
        payment: 'In advance.',
      },
    ],
    note: 'You pay no surcharge for using a card.',
  },
  checklist: {
    heading: 'Ready for the team',
    items: [
      'Water, electricity and light work',
      'Worktops and floors are as free as possible',
      'Breakable and precious things are put away',
      'There is a parking space near the door, or you know where one is',
      'Pets are in a closed room or with the neighbours',
      'Your phone is on',
    ],
  },
  printLabel: 'Print this page',
}

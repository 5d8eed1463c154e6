/** How far an order is, and what it needs next. Placeholders: {what}, {date}, {amount}. */
export const nextSteps = {
  progress: {
    ordered: 'Ordered',
    planned: 'Planned',
    begun: 'Started',
    inspected: 'Checked',
    paid: 'Paid',
    done: 'done',
  },
  needs: {
    title: 'Needs:',
    by: '{what} by {date}',
    none: 'Nothing to do right now.',
    next: 'Next step:',
    items: {
      followUp: 'a call to the customer',
      post: 'the contract in the post',
      withdrawal: 'the withdrawal settled',
      complaint: 'a decision on the complaint',
      people: 'another day or team',
      access: 'a way in',
      payment: 'a payment of {amount}',
    },
    actions: {
      withdrawal: 'Settle the withdrawal',
      complaint: 'See the complaint',
      people: 'Move the visit…',
      access: 'How the team gets in…',
      payment: 'See the payments',
    },
  },
}

// Placeholders: {count} in `rooms` and `ownList`, {package} in `comparison`.

export const packagePage = {
  rooms: {
    total: '{count} tasks in seven rooms. Open a room to see them.',
    count: '{count} tasks',
    print: 'Print this list',
  },
  comparison: {
    chooser: 'Compare {package} with',
  },
  ownList: {
    heading: 'Put your list together',
    lead: 'Tick what has to be done. Print the list or keep this page open on your phone: the walk-through with the team starts with it.',
    other: 'What is not on the list',
    otherHint: 'Materials we should know about, rooms with another name, what may wait until last',
    chosen: 'Tasks chosen: {count}',
    print: 'Print my list',
    clear: 'Untick all',
    note: 'The hours decide how much of the list gets done. Put what matters most first when you talk to the team.',
  },
  checklist: {
    paper: 'Rather on paper? The sheet prints on two pages of A4, with boxes for both of you.',
  },
  next: {
    heading: 'Good to know before you book',
    estimate: 'Estimate for your own rooms',
    process: 'How ordering works, step by step',
    quality: 'How we check our work',
    faq: 'All questions and answers',
  },
}

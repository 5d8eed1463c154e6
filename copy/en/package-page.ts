// Placeholders: {count} in `rooms` and `ownList`.

export const packagePage = {
  rooms: {
    total: '{count} different tasks in seven types of room. Open a room to see its own.',
    count: '{count} tasks',
    print: 'Print this list',
  },
  ownList: {
    heading: 'Make your own list',
    lead: 'Tick what needs doing. Print the list or keep this page open on your phone, and go through it with the team at the start.',
    other: 'Anything else',
    otherHint: 'Delicate materials, rooms we haven’t listed, jobs that can wait until last',
    chosen: 'Tasks chosen: {count}',
    print: 'Print my list',
    clear: 'Untick all',
    note: 'Ticking doesn’t change your price: that depends on your rooms and extras. If not everything fits into the time, tell the team what matters most and they’ll start there.',
  },
  price: 'Get a price for your own rooms',
}

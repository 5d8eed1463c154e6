import { entry, line, lines, radios, seen, selectOrNone } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import { leadStates } from '../../domain/leads/lead-states.ts'
import { longestOrderNumber, longestReply } from '../../domain/people/office-text-limits.ts'

/** There is no such move, or no one to hand it to. */
const impossible = 'impossible'

/** The version of the lead that its page showed. */
const version = seen()
/** Each form stores its reply, note or call once. */
const once = { version, entry: entry() }
const text = lines(longestReply, { required: false })

/** An answer by mail, or its draft: `draft` is the version of the draft that the text is from. */
export const replyForm = form(
  { text, to: radios(['waiting', 'done']), ...once, draft: seen() },
  { name: 'reply', problems: ['empty', impossible] },
)

/** A call that reached the sender, or one that no one answered. */
export const callForm = form({ text, ...once }, { name: 'call', problems: ['empty', impossible] })

export const noteForm = form({ text: lines(longestReply), ...once }, { name: 'note', problems: [impossible] })

/** Hands a lead to one of these people, or back to the list. */
export const assignForm = (people: readonly { id: string }[]) =>
  form({ to: selectOrNone(people.map(({ id }) => id)), version }, { name: 'assign', problems: [impossible] })

export const moveForm = form({ to: radios(leadStates), version }, { name: 'move', problems: [impossible] })

/** Names the order that a message complains about (R17.44). */
export const complaintForm = form(
  { number: line(longestOrderNumber) },
  { name: 'complaint', problems: ['noOrder', impossible] },
)

import { carried, entry, lines, optional, radios, seen, tick } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import { previewForm } from '../../domain/orders/visit-form.ts'
import { notDoneReasons } from '../../domain/orders/work-steps.ts'
import { longestNote } from '../../domain/people/office-text-limits.ts'

/** A note stays true whatever others do, so it is stale only where its form has stored another one. */
export const noteForm = form({ text: lines(longestNote), entry: entry() }, { name: 'note' })

/** Records a complaint that came by phone, post or e-mail (R17.44). */
export const complaintForm = form({ entry: entry() }, { name: 'complaint' })

const agreed = tick({ required: true })

/** Changes an order for its customer, as the preview says (R17.17). */
export const changeForm = form({ ...previewForm.fields, waiveFee: tick(), agreed }, { name: 'change' })

/** Cancels an order for its customer, at the fee in cents that the page showed (R17.17). */
export const cancelForm = form({ waiveFee: tick(), agreed, version: seen(), fee: seen() }, { name: 'cancel' })

/** Records a withdrawal by phone, with the outcome that the page showed. */
export const withdrawForm = form({ agreed, version: seen(), outcome: carried() }, { name: 'withdraw' })

/** A step of an order's visit, or its undoing; a day sheet needs the `number` of the order. */
export const stepForm = form({ number: carried(), version: seen() })

/** Why the work of a visit did not happen (R17.25). */
export const giveUpForm = form({ reason: radios(notDoneReasons), note: optional(lines(longestNote)) })

import { carried, line, seen } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import type { LineKey } from '../../services/payments/bank/decide-line.ts'

/** The line of the bank that a button is about, with its twin and the order whose page has the button, if any. */
export const lineForm = form({ bookingId: carried(), seq: seen(), twinId: carried(), order: carried() })

/** Which order a line is for. A page has this form for each line, so that it is named after its line. */
export const matchForm = ({ bookingId, seq }: LineKey) => form({ number: line(20) }, { name: `${bookingId}-${seq}` })

export const statementForm = form({ statement: carried() })

import { carried, seen, tick } from '../forms/fields.ts'
import { form } from '../forms/form.ts'
import { consentForm } from '../orders/withdrawal-period.ts'

/**
 * Moves an order to a place, at the fee in cents that the page showed for a later change. Only a move to another visit
 * has to be agreed with the customer.
 */
export const rescheduleForm = form(
  { version: seen(), team: carried(), visit: carried(), fee: seen(), ...consentForm.fields, agreed: tick() },
  { problems: ['past', 'taken', 'unasked', 'fee'] },
)

import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { remindLate } from '../../services/payments/reminders/remind-late.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'
import { ledgerPath, seenDue, showWith } from './answer-ledger.ts'

/**
 * `POST /orders/{number}/reminder`: sends the first reminder of a late payment, at the balance that the page showed
 * (R18.50).
 */
export async function sendReminder(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, param, person, now, redirect } = request
  const row = await findOrderRow(services.database, param('number'))
  if (!row) return showNotFound(request)
  const reminded = await remindLate(services.database, row.id, { person, seenDue: seenDue(form) }, now)
  if (reminded.outcome === 'done') return redirect(ledgerPath(row))
  const problem = reminded.outcome === 'stale' ? 'stale' : reminded.problems.form
  return await showWith(request, services, row, problem)
}

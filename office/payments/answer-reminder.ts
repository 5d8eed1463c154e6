import { answerForm } from '../../services/http/answer-form.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { remindLate } from '../../services/payments/reminders/remind-late.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'
import { ledgerPath, showWith } from './answer-ledger.ts'
import { reminderForm } from './ledger-forms.ts'

/**
 * `POST /orders/{number}/reminder`: sends the first reminder of a late payment, at the balance that the page showed
 * (R18.50).
 */
export async function sendReminder(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, param, person, now, redirect } = request
  const row = await findOrderRow(services.database, param('number'))
  if (!row) return showNotFound(request)
  return await answerForm(
    form,
    reminderForm,
    (refused) => showWith(request, services, row, refused),
    async ({ due }) => {
      const reminded = await remindLate(services.database, row.id, { person, seenDue: due }, now)
      return reminded.outcome === 'done' ? redirect(ledgerPath(row)) : reminded
    },
  )
}

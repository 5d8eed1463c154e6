import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import { audit } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'

/** `POST /first-day`: puts the list of the first day away for every owner, or shows it again. */
export async function putAwayFirstDay(
  { form, person, redirect, now }: PersonRequest,
  { database }: OfficeServices,
): Promise<Response> {
  const isShown = form.get('task') === 'show'
  await retryingTransaction(database, (transaction) =>
    audit(transaction, { by: person, action: isShown ? 'showFirstDay' : 'putAwayFirstDay', subject: 'firstDay' }, now),
  )
  return redirect(isShown ? '/' : '/?first-day=away')
}

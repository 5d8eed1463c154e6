import { retryingTransaction } from '../../services/database/schema.ts'
import { endThese, unconfirmed } from '../../services/orders/confirm/end-unconfirmed.ts'
import { audit } from '../../services/people/audit.ts'
import type { OfficeServices, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { UnconfirmedOrdersPage } from './unconfirmed-orders-page.tsx'

/** `GET /unconfirmed`: the orders that wait for their customers, and what ending all of them does (R16.33). */
export async function showUnconfirmedOrders({ show, query, now }: PersonRequest, { database }: OfficeServices) {
  const orders = await unconfirmed(database).orderBy('askedAt', 'desc').execute()
  const ended = Number(query.get('ended') ?? Number.NaN)
  return show(UnconfirmedOrdersPage, { orders, until: now, ended: Number.isSafeInteger(ended) ? ended : undefined })
}

/** `POST /unconfirmed`: ends all that the page showed, in one go; those that came since stay. */
export const endUnconfirmedOrders: PersonAnswer = async ({ form, person, redirect, now }, { database }) => {
  const until = new Date(form.get('until') ?? '')
  if (Number.isNaN(until.getTime())) return redirect('/unconfirmed')
  const shown = await unconfirmed(database).where('askedAt', '<=', until.toISOString()).execute()
  const ended = await retryingTransaction(database, async (transaction) => {
    const numbers = await endThese(
      transaction,
      shown.map(({ draftId }) => draftId),
      now,
    )
    const entry = { by: person, action: 'endUnconfirmed' as const, subject: 'orders:unconfirmed', after: { numbers } }
    if (numbers.length > 0) await audit(transaction, entry, now)
    return numbers.length
  })
  return redirect(`/unconfirmed?ended=${ended}`)
}

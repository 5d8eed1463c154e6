import { fill } from '../../copy/fill.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { endThese, unconfirmed } from '../../services/orders/confirm/end-unconfirmed.ts'
import { audit } from '../../services/people/audit.ts'
import { Button } from '../../ui/components/button.tsx'
import type { OfficeServices, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Table } from '../sections/table.tsx'

interface UnconfirmedOrdersProps {
  orders: readonly { draftId: string; number: string; askedAt: string }[]
  /** When the page was made: what came later is not ended with it. */
  until: Date
  /** How many were just ended. */
  ended: number | undefined
}

/** The orders that wait to be confirmed by mail, and one button that ends all of them after saying what that does. */
function UnconfirmedOrdersPage({ orders, until, ended }: UnconfirmedOrdersProps) {
  const { words, formatTime } = useOffice()
  const { unconfirmed } = words.orders
  return (
    <OfficeLayout title={unconfirmed.title}>
      <p>{unconfirmed.text}</p>
      {ended !== undefined && <p role="status">{fill(unconfirmed.ended, { count: ended })}</p>}
      {orders.length === 0 ? (
        <p>{unconfirmed.empty}</p>
      ) : (
        <>
          <form method="post" action="/unconfirmed">
            <input type="hidden" name="until" defaultValue={until.toISOString()} />
            <p>{unconfirmed.ask}</p>
            <p>
              <Button type="submit">{fill(unconfirmed.button, { count: orders.length })}</Button>
            </p>
          </form>
          <Table columns={Object.values(unconfirmed.columns)} asCards>
            {orders.map(({ draftId, number, askedAt }) => (
              <tr key={draftId}>
                <th scope="row">{number}</th>
                <td>{formatTime(new Date(askedAt))}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </OfficeLayout>
  )
}

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

import { fill } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { formatTime } from '../sections/formats.ts'
import { Table } from '../sections/table.tsx'

interface UnconfirmedOrdersProps {
  orders: readonly { draftId: string; number: string; askedAt: string }[]
  /** When the page was made: what came later is not ended with it. */
  until: Date
  /** How many were just ended. */
  ended: number | undefined
}

/** The orders that wait to be confirmed by mail, and one button that ends all of them after saying what that does. */
export function UnconfirmedOrdersPage({ orders, until, ended }: UnconfirmedOrdersProps) {
  const { words, language, now } = useOffice()
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
                <td>{formatTime(new Date(askedAt), now, language)}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </OfficeLayout>
  )
}

import { readPlace } from '../../services/database/list-page.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { ListLinks, NextPage, SampleMark, Table } from '../sections/table.tsx'
import { RefundMark } from './refund-mark.tsx'
import { listWithdrawals, type OfficeWithdrawal } from './withdrawal-rows.ts'

interface WithdrawalsProps {
  withdrawals: readonly OfficeWithdrawal[]
  all: boolean
  /** Where the next page begins; undefined on the last. */
  after: string | undefined
}

/** The statements of withdrawal: what has to be paid back, and by when. */
function WithdrawalsPage({ withdrawals, all, after }: WithdrawalsProps) {
  const { words, formatTime } = useOffice()
  const { withdrawal: labels } = words.orders
  return (
    <OfficeLayout title={labels.title}>
      <ListLinks
        label={labels.title}
        links={[
          { href: '/withdrawals', text: labels.open, current: !all },
          { href: '/withdrawals?all', text: words.frame.all, current: all },
        ]}
      />
      <Table columns={Object.values(labels.columns)} asCards empty={all ? labels.none : labels.empty}>
        {withdrawals.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <a href={`/withdrawals/${one.id}`} dir="auto">
                {one.name}
              </a>{' '}
              {one.sample && <SampleMark />}
            </th>
            <td>{formatTime(one.receivedAt)}</td>
            <td>{one.number ? <a href={`/orders/${one.number}`}>{one.number}</a> : labels.noOrder}</td>
            <td>{labels.outcomes[one.outcome]}</td>
            <td>
              <RefundMark withdrawal={one} />
            </td>
          </tr>
        ))}
      </Table>
      <NextPage path="/withdrawals" query={{ all: all && 'on' }} after={after} />
    </OfficeLayout>
  )
}

/** `GET /withdrawals`: what is to be settled; with `?all`, everything that came in. */
export async function showWithdrawals({ show, query }: PersonRequest, { database }: OfficeServices) {
  const all = query.has('all')
  const { rows: withdrawals, next } = await listWithdrawals(database, all, readPlace(query))
  return show(WithdrawalsPage, { withdrawals, all, after: next })
}

import { fill } from '../../copy/fill.ts'
import type { DoubtfulLine, listMoneyOut } from '../../services/payments/bank/list-bank-lines.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import { Table } from '../sections/table.tsx'
import { LineCells, LineFields } from './line-cells.tsx'
import styles from './payments-page.module.css'

/** Lines that may be the same as another one, each under it, for a person to decide (R18.7). */
export function DoubtfulLines({ lines }: { lines: readonly DoubtfulLine[] }) {
  const { bankColumns, doubt } = useOffice().words.payments
  if (lines.length === 0) return null
  const number = (statement: number | null) =>
    statement === null ? doubt.earlier : fill(doubt.statement, { statement: String(statement) })
  return (
    <section className={styles.question}>
      <h2>{doubt.title}</h2>
      <p>{doubt.lead}</p>
      <Table columns={[...Object.values(bankColumns).slice(0, -1), doubt.column]} figures={bankColumns.amount} asCards>
        {lines.flatMap(({ line, twinId, twin }) => [
          ...twin.map((one) => (
            <tr key={`${line.bookingId} ${line.seq} ${one.seq}`}>
              <LineCells line={one} />
              <td>
                {number(one.statement)}{' '}
                {one.order && (
                  <a href={`/orders/${one.order}/payments`}>
                    <WholeNumbers text={one.order} />
                  </a>
                )}
              </td>
            </tr>
          )),
          <tr key={`${line.bookingId} ${line.seq}`}>
            <LineCells line={line} />
            <td>
              {fill(doubt.question, { statement: number(line.statement) })}
              <form method="post" action="/payments" className={styles.match}>
                <LineFields line={line} />
                <input type="hidden" name="twinId" defaultValue={twinId} />
                {(['same', 'other'] as const).map((what) => (
                  <Button key={what} type="submit" name="do" value={what} variant="secondary" small>
                    {doubt.ways[what]}
                  </Button>
                ))}
              </form>
            </td>
          </tr>,
        ])}
      </Table>
    </section>
  )
}

interface MoneyOutProps {
  lines: Awaited<ReturnType<typeof listMoneyOut>>
  /** The page of one order, to which the answer leads back. */
  isOfOrder?: boolean
}

/** Money that went out and names an order, for a person to say what it was (R18.27). */
export function MoneyOut({ lines, isOfOrder = false }: MoneyOutProps) {
  const { bankColumns, out } = useOffice().words.payments
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{out.title}</h2>
      <p>{out.lead}</p>
      <Table columns={Object.values(bankColumns)} figures={bankColumns.amount} asCards>
        {lines.map((line) => (
          <tr key={`${line.bookingId} ${line.seq}`}>
            <LineCells line={line} />
            <td>
              <a href={`/orders/${line.order}/payments`}>
                <WholeNumbers text={line.order} />
              </a>
              <form method="post" action="/payments" className={styles.match}>
                <LineFields line={line} />
                {isOfOrder && <input type="hidden" name="order" defaultValue={line.order} />}
                {(['takenBack', 'refunded', 'setAside'] as const).map((what) => (
                  <Button key={what} type="submit" name="do" value={what} variant="secondary" small>
                    {out.ways[what]}
                  </Button>
                ))}
              </form>
            </td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

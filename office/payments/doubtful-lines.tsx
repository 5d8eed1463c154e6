import { fill } from '../../copy/fill.ts'
import type { DoubtfulLine, listMoneyOut } from '../../services/payments/bank/list-bank-lines.ts'
import { useOffice } from '../layout/office-facts.ts'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import { Table } from '../sections/table.tsx'
import { LineForm, LineRow, LineTable } from './line-cells.tsx'
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
            <LineRow key={`${line.bookingId} ${line.seq} ${one.seq}`} line={one}>
              {number(one.statement)}{' '}
              {one.order && (
                <a href={`/orders/${one.order}/payments`}>
                  <WholeNumbers text={one.order} />
                </a>
              )}
            </LineRow>
          )),
          <LineRow key={`${line.bookingId} ${line.seq}`} line={line}>
            {fill(doubt.question, { statement: number(line.statement) })}
            <LineForm line={line} ways={doubt.ways}>
              <input type="hidden" name="twinId" defaultValue={twinId} />
            </LineForm>
          </LineRow>,
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
  const { out } = useOffice().words.payments
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{out.title}</h2>
      <p>{out.lead}</p>
      <LineTable
        lines={lines}
        answer={(line) => (
          <>
            <a href={`/orders/${line.order}/payments`}>
              <WholeNumbers text={line.order} />
            </a>
            <LineForm line={line} ways={out.ways}>
              {isOfOrder && <input type="hidden" name="order" defaultValue={line.order} />}
            </LineForm>
          </>
        )}
      />
    </section>
  )
}

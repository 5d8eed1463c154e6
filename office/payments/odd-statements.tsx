import { fill, fillAll } from '../../copy/fill.ts'
import type { DoubtfulLine, listMoneyOut } from '../../services/payments/bank/list-bank-lines.ts'
import type { OddStatement } from '../../services/payments/bank/note-gaps.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { WholeNumbers } from '../layout/whole-numbers.tsx'
import form from '../sections/form.module.css'
import { Table } from '../sections/table.tsx'
import { LineForm, LineRow, LineTable } from './line-cells.tsx'
import styles from './payments-page.module.css'

/** Statements that do not add up, follow a gap or were not stored to the end, until a person accepts them (R18.7). */
export function OddStatements({ statements }: { statements: readonly OddStatement[] }) {
  const { words, shortDay, formatMoney } = useOffice()
  const { odd } = words.payments
  if (statements.length === 0) return null
  return (
    <section className={styles.question}>
      <h2>{odd.title}</h2>
      {statements.map((statement) => (
        <form key={statement.id} method="post" action="/payments" className={styles.match}>
          <p className={form.problem}>
            {oddities(statement)
              .map((kind) =>
                fillAll(odd[kind], {
                  statement: statement.number === null ? odd.unnumbered : String(statement.number),
                  from: shortDay(statement.firstDay),
                  until: shortDay(statement.lastDay),
                  since: shortDay(statement.gapSince ?? ''),
                  amount: formatMoney((kind === 'differs' ? statement.differsCents : statement.gapCents) ?? 0),
                }),
              )
              .join(' ')}
          </p>
          {statement.completedAt !== null && (
            <>
              <input type="hidden" name="statement" defaultValue={statement.id} />
              <Button type="submit" name="do" value="accept" variant="secondary" small>
                {odd.accept}
              </Button>
            </>
          )}
        </form>
      ))}
    </section>
  )
}

/** What is odd about a statement, for which the office has a sentence each. */
function oddities({ proof, completedAt, differsCents, gapSince, gapCents }: OddStatement) {
  if (completedAt === null) return ['broken'] as const
  const differs = differsCents === 0 ? ('differsInCount' as const) : ('differs' as const)
  const gap = gapCents === null ? ('gapUnknown' as const) : ('gap' as const)
  return [...(proof === 'differs' ? [differs] : []), ...(gapSince === null ? [] : [gap])]
}

/** Possible duplicates, each under the line that it may repeat, for a person to decide (R18.7). */
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

import { fillAll } from '../../copy/fill.ts'
import type { OddStatement } from '../../services/payments/bank/note-gaps.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import styles from './payments-page.module.css'

/** The statements that do not add up, follow a gap or were not stored to the end, until a person accepts them (R18.7). */
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

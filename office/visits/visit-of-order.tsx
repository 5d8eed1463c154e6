import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import { Moment } from '../sections/moment.tsx'
import { operationInWords } from './operation-in-words.ts'
import type { VisitRecord } from './read-visit.ts'

/** What crews reported of an order that cannot wait, and the way to all that they recorded (R20.9, R20.14). */
export function VisitOfOrder({ record: { number, keys, presses } }: { record: VisitRecord }) {
  const { words } = useOffice()
  const { visits } = words
  if (presses.length === 0) return null
  return (
    <section aria-labelledby="visit-title">
      <h2 id="visit-title">{visits.heading}</h2>
      {presses
        .filter(({ outcome }) => outcome === 'alarmed')
        .map((press) => (
          <p key={press.id} className={press.settledAt ? undefined : form.problem}>
            {operationInWords(press, words, keys, presses)} <Moment at={new Date(press.at)} />
          </p>
        ))}
      <p>
        <a href={`/orders/${number}/visit`}>{visits.open}</a>
      </p>
    </section>
  )
}

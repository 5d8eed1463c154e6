import { fill, fillAll } from '../../copy/fill.ts'
import { useOffice } from '../layout/office-facts.ts'
import { formatMoney } from '../sections/format-money.ts'
import { formatTime, formatUntil } from '../sections/format-time.ts'
import type { OfficeOrder } from './office-order.ts'
import { dayInWords } from './state-words.ts'

/** The cost of changing, cancelling and withdrawing now, and the sentences that the customer agreed to. */
export function OrderTerms({ view: { order, terms, withdrawal, consents } }: { view: OfficeOrder }) {
  const { words, language } = useOffice()
  const labels = words.orders
  const sentence = terms.alwaysFree ? labels.terms.always : terms.free ? labels.terms.free : labels.terms.late
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{labels.terms.title}</h2>
      {order.state === 'ordered' && (
        <p>
          {fillAll(sentence, {
            date: formatUntil(terms.freeUntil, language),
            fee: formatMoney(terms.lateFeeCents, language),
          })}
        </p>
      )}
      <p>{fillAll(labels.terms.outcomes[withdrawal.outcome], { date: formatUntil(withdrawal.until, language) })}</p>
      <details>
        <summary>{labels.consents.title}</summary>
        <ul>
          {consents.map(({ kind, text, version, at }) => (
            <li key={`${kind} ${at.getTime()}`}>
              <strong>{labels.consents.kinds[kind]}</strong>: “{text}” {formatTime(at, language)},{' '}
              {fill(labels.consents.version, { version: dayInWords(version, language) })}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

import { fill, fillAll } from '../../copy/fill.ts'
import { typesetDates } from '../../copy/format/format-work.ts'
import { useOffice } from '../layout/office-facts.ts'
import type { OfficeOrder } from './find-office-order.ts'

/** The cost of changing, cancelling and withdrawing now, and the sentences that the customer agreed to. */
export function OrderTerms({ view: { order, terms, withdrawal, consents } }: { view: OfficeOrder }) {
  const { words, formatUntil, formatMoney, formatFullTime, dayInWords } = useOffice()
  const labels = words.orders
  const sentence = terms.alwaysFree ? labels.terms.always : terms.free ? labels.terms.free : labels.terms.late
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{labels.terms.title}</h2>
      {order.state === 'ordered' && (
        <p>
          {fillAll(sentence, {
            date: typesetDates(formatUntil(terms.freeUntil)),
            fee: formatMoney(terms.lateFeeCents),
          })}
        </p>
      )}
      {!order.business && (
        <p>
          {fillAll(labels.terms.outcomes[withdrawal.outcome], {
            date: typesetDates(formatUntil(withdrawal.until)),
          })}
        </p>
      )}
      {consents.length > 0 && (
        <details className="fold">
          <summary>{labels.consents.title}</summary>
          <ul>
            {consents.map(({ kind, text, version, at }) => (
              <li key={`${kind} ${at.getTime()}`}>
                <strong>{labels.consents.kinds[kind]}</strong>: “{text}” {formatFullTime(at)}
                {kind === 'terms' && `, ${fill(labels.consents.version, { version: dayInWords(version) })}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

import { fill, fillAll } from '../../copy/fill.ts'
import { typesetDates } from '../../copy/format/format-work.ts'
import type { Order } from '../../domain/orders/order.ts'
import { useOffice } from '../layout/office-facts.ts'
import { Moment } from '../sections/facts.tsx'
import type { OfficeOrder } from './find-office-order.ts'
import styles from './office-order-page.module.css'
import { crewInWords } from './state-words.tsx'

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

/** An average room: its dirt goes without saying. */
const averageDirt = 2

/** What was agreed with a business, line by line; nothing of a home. */
export const agreedLines = ({ business }: Pick<Order, 'business'>) => [...(business?.work.split('\n') ?? []).entries()]

/** The rooms and extras of an order, and who comes for how long. */
export function WorkList({ view: { order, teamName } }: { view: OfficeOrder }) {
  const office = useOffice()
  const { orders, work } = office.words
  const { home } = orders
  const { rooms, extras } = order
  return (
    <section aria-labelledby="home">
      <h2 id="home">{home.title}</h2>
      <p>
        {home.team}: {teamName}, {crewInWords(order, office)}
      </p>
      <ul className={styles.rooms}>
        {agreedLines(order).map(([row, line]) => (
          <li key={row}>{line}</li>
        ))}
        {[...rooms.entries()].map(([row, { type, area, dirt }]) => (
          <li key={row}>
            {work.rooms[type]}, {area} m²{dirt !== averageDirt && ` · ${work.dirt[dirt].name}`}
          </li>
        ))}
        {extras.map((id) => (
          <li key={id}>{work.extras[id].name}</li>
        ))}
      </ul>
    </section>
  )
}

/** The mails and text messages about an order, and whether they have left. */
export function OrderMails({ mails }: Pick<OfficeOrder, 'mails'>) {
  const { words } = useOffice()
  const labels = words.orders.mails
  const names: Partial<Record<string, string>> = labels.purposes
  const shown = mails.filter(({ purpose }) => names[purpose])
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{labels.title}</h2>
      {shown.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <ul>
          {shown.map(({ id, purpose, channel, state, at }) => (
            <li key={id}>
              {names[purpose]}
              {channel === 'sms' && ` (${labels.text})`}: {labels.states[state]}, <Moment at={at} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

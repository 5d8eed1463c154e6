import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { type Speech, useOffice } from '../layout/office-facts.ts'
import styles from '../leads/history.module.css'
import { Moment } from '../sections/facts.tsx'
import type { OfficeOrder } from './find-office-order.ts'
import { homeInWords, soldHoursInWords, visitInWords } from './state-words.tsx'

type OrderEvent = OfficeOrder['events'][number]

interface OrderHistoryProps {
  view: Pick<OfficeOrder, 'events' | 'notes'>
  /** A version: only what changed the order since, without a title. */
  since?: number
}

/** Everything that happened to an order, oldest first, with what it was before and after. */
export function OrderHistory({ view, since }: OrderHistoryProps) {
  const office = useOffice()
  const { words } = office
  const labels = words.orders.history
  const isPart = since !== undefined
  const events = isPart ? view.events.filter(({ seq }) => seq > since) : view.events
  const notes = isPart ? [] : view.notes
  const entries = [
    ...events.map((event) => ({
      key: `event ${event.seq}`,
      at: event.at,
      sentence: sentenceOf(event, words),
      details: detailsOf(event, office),
    })),
    ...notes.map(({ id, at, person: name, text }) => ({
      key: id,
      at,
      sentence: fill(labels.note, { name }),
      details: [text],
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  const list = (
    <ol className={styles.history}>
      {entries.map(({ key, at, sentence, details }) => (
        <li key={key}>
          <strong>{sentence}</strong> <Moment at={at} />
          {details.map((text) => (
            <p key={text} className={styles.text} dir="auto">
              {text}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
  if (isPart) return entries.length > 0 && list
  return (
    <section id="history" aria-labelledby="history-title">
      <h2 id="history-title">{labels.title}</h2>
      {list}
    </section>
  )
}

function sentenceOf({ kind, actor, person }: OrderEvent, { orders: { history } }: OfficeWords): string {
  const byOffice =
    actor === 'office' ? { ...history, place: history.placeByOffice, withdraw: history.withdrawByOffice } : history
  return fill(byOffice[kind], { name: person ?? history[actor] })
}

/** The changes of an event, one per line. Before an order is placed there are none. */
function detailsOf({ kind, before, after }: OrderEvent, office: Speech): string[] {
  if (kind === 'place') return []
  const { words, formatMoney, fullDay } = office
  const { history, facts, presences, photos } = words.orders
  const change = (was: string | undefined, is: string | undefined) =>
    was === undefined || is === undefined || was === is ? [] : [fill(history.change, { before: was, after: is })]
  const money = (cents: Cents | undefined) => (cents === undefined ? undefined : formatMoney(cents))
  const visitOf = ({ date, part }: typeof after) => (date && part ? visitInWords({ date, part }, office) : undefined)
  const homeOf = ({ rooms, extras }: typeof after) =>
    rooms === undefined || extras === undefined ? undefined : homeInWords(rooms, extras, office)
  const hoursOf = ({ soldMinutes }: typeof after) =>
    soldMinutes === undefined ? undefined : soldHoursInWords(soldMinutes, office)
  const handedOver = ({ handover: date }: typeof after) =>
    date === undefined ? undefined : `${facts.handover} ${date ? fullDay(date) : '–'}`
  const fee = (after.feeCents ?? 0) - (before.feeCents ?? 0)
  const { owedCents } = after
  const photosOf = ({ noPhotos }: typeof after) =>
    noPhotos === undefined ? undefined : `${words.newOrder.labels.photos}: ${noPhotos ? photos.no : '–'}`
  const corrected = [...after.details].flatMap(([name, is]) =>
    change(before.details.get(name) || '–', is || '–').map((text) => `${words.newOrder.labels[name]}: ${text}`),
  )
  return [
    ...corrected,
    ...change(before.presence && presences[before.presence], after.presence && presences[after.presence]),
    ...change(photosOf(before), photosOf(after)),
    ...change(visitOf(before), visitOf(after)),
    ...change(homeOf(before), homeOf(after)),
    ...change(hoursOf(before), hoursOf(after)),
    ...change(handedOver(before), handedOver(after)),
    ...change(money(before.priceCents), money(after.priceCents)),
    ...(fee > 0 ? [fill(history.fee, { fee: formatMoney(fee) })] : []),
    ...(after.notDoneReason ? [fill(history.reason, { name: words.steps.reasons[after.notDoneReason] })] : []),
    ...(typeof owedCents === 'number' ? [fill(history.owed, { owed: formatMoney(owedCents) })] : []),
  ]
}

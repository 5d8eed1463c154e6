import { fill } from '../../../copy/fill.ts'
import { formatRooms } from '../../../domain/estimate/rooms.ts'
import { formatHours, hourlyPackage } from '../../../domain/estimate/sold-hours.ts'
import type { Cents } from '../../../domain/money/cents.ts'
import type { ChangePreview, Order } from '../../../domain/orders/order.ts'
import { formatVisit } from '../../../domain/scheduling/visit.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Agreement } from '../../../ui/components/choices.tsx'
import { useOffice } from '../../layout/office-facts.ts'
import { fullDay } from '../../sections/format-day.ts'
import { formatMoney } from '../../sections/format-money.ts'
import table from '../../sections/table.module.css'
import type { OfficeOrder } from '../office-order.ts'
import { ReadAloud } from '../read-aloud.tsx'
import { homeInWords, hoursInWords, soldHoursInWords, visitInWords } from '../state-words.ts'
import { WaiveFee } from '../waive-fee.tsx'
import styles from './change-check.module.css'

/** A change beside what is agreed now, and the button that makes it. */
export function ChangeCheck({ view: { order }, preview }: { view: OfficeOrder; preview: ChangePreview }) {
  const office = useOffice()
  const { words, language } = office
  const { change } = words.newOrder
  const { quote, consents } = preview
  if (!Object.values(quote.changes).includes(true)) return <p>{change.same}</p>
  const money = (cents: Cents) => formatMoney(cents, language)
  const crew = ({ people, minutesOnSite }: { people: number; minutesOnSite: number }) =>
    `${people} × ${hoursInWords(minutesOnSite)}`
  const handedOver = ({ handover }: Pick<Order, 'handover'>) => (handover ? fullDay(language, handover) : '–')
  const rows = [
    [change.visit, visitInWords(order.visit, office), visitInWords(quote.visit, office)],
    [
      words.newOrder.home,
      homeInWords(formatRooms(order.rooms), order.extras.join(), office),
      homeInWords(formatRooms(quote.rooms), quote.extras.join(), office),
    ],
    ...(order.packageId === hourlyPackage
      ? [
          [
            words.newOrder.hours,
            soldHoursInWords(order.soldMinutes, office),
            soldHoursInWords(quote.soldMinutes, office),
          ],
        ]
      : []),
    [change.crew, crew(order), crew(quote)],
    ...(order.packageId === 'es' ? [[words.orders.facts.handover, handedOver(order), handedOver(quote)]] : []),
    [change.price, money(order.priceCents), money(quote.priceCents)],
    [change.fee, '', quote.feeCents > 0 ? money(quote.feeCents) : change.noFee],
  ]
  return (
    <section aria-labelledby="check" className={styles.check}>
      <h2 id="check">{change.confirm}</h2>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{change.now}</th>
              <th scope="col">{change.later}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, now, later]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{now}</td>
                <td>{now === later ? now : <strong>{later}</strong>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <form method="post" action={`/orders/${order.number}/change`} className={styles.form}>
        <input type="hidden" name="version" defaultValue={order.version} />
        <input type="hidden" name="price" defaultValue={quote.priceCents} />
        <input type="hidden" name="fee" defaultValue={quote.feeCents} />
        <input type="hidden" name="visit" defaultValue={formatVisit(quote.visit)} />
        <input type="hidden" name="rooms" defaultValue={formatRooms(quote.rooms)} />
        <input type="hidden" name="extras" defaultValue={quote.extras.join()} />
        {order.packageId === hourlyPackage && (
          <input type="hidden" name="hours" defaultValue={quote.soldMinutes ? formatHours(quote.soldMinutes) : ''} />
        )}
        {order.packageId === 'es' && <input type="hidden" name="handover" defaultValue={quote.handover ?? ''} />}
        {quote.afterHandover && quote.handover && (
          <p>{fill(words.newOrder.handover.warning, { date: fullDay(language, quote.handover) })}</p>
        )}
        {quote.feeCents > 0 && <WaiveFee />}
        <ReadAloud consents={consents} given={[]} />
        <Agreement name="agreed" label={words.orders.actions.agreed} chosen={undefined} />
        <Button type="submit">{change.button}</Button>
      </form>
    </section>
  )
}

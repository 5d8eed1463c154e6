import { fill } from '../../copy/fill.ts'
import { muchDearerPercent, type TariffEffect } from '../../services/orders/tariff-effect.ts'
import { useOffice } from '../layout/office-facts.ts'
import { shortDay } from '../sections/format-day.ts'
import { formatMoney } from '../sections/format-money.ts'
import styles from './tariff-effect-view.module.css'

/** The effect of prices before they are saved (R6.9). */
export function TariffEffectView({ effect: { homes, orders, dates, drafts } }: { effect: TariffEffect }) {
  const { words, language } = useOffice()
  const { effect } = words.tariffs
  const { packages } = words.work
  const money = (amount: number | undefined) => (amount === undefined ? effect.tooLarge : formatMoney(amount, language))
  const pair = ({ before, after }: { before: number | undefined; after: number | undefined }) =>
    before === after ? money(before) : fill(effect.pair, { before: money(before), after: money(after) })
  const figures = { dearer: orders.dearer, cheaper: orders.cheaper }
  const day = (date: string) => shortDay(language, date)
  return (
    <section aria-labelledby="effect">
      <h2 id="effect">{effect.title}</h2>
      <h3>{effect.homes}</h3>
      <p>{effect.homesText}</p>
      <ul className={styles.homes}>
        {homes.map(({ size, bedrooms, prices }) => (
          <li key={size}>
            <strong>
              {bedrooms === 1 ? fill(effect.homeNameOne, { size }) : fill(effect.homeName, { size, bedrooms })}
            </strong>
            <dl>
              {prices.map((price) => (
                <div key={price.packageId}>
                  <dt>{packages[price.packageId]}</dt>
                  <dd>{pair(price)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <h3>{effect.orders}</h3>
      {orders.count === 0 ? (
        <p>{effect.noOrders}</p>
      ) : (
        <>
          <p>
            {fill(effect.ordersText, {
              count: orders.count,
              ...figures,
              before: money(orders.before),
              after: money(orders.after),
            })}
          </p>
          {orders.most && (
            <p>
              {fill(effect.most, {
                number: orders.most.number,
                before: money(orders.most.before),
                after: money(orders.most.after),
              })}
            </p>
          )}
          {orders.lost > 0 && <p>{fill(effect.ordersLost, { lost: orders.lost })}</p>}
        </>
      )}
      <h3>{effect.dates}</h3>
      {dates.dearer.length + dates.lost.length === 0 && <p>{fill(effect.noDates, { percent: muchDearerPercent })}</p>}
      {dates.dearer.length > 0 && (
        <>
          <p>{fill(effect.dearer, { percent: muchDearerPercent })}</p>
          <ul>
            {dates.dearer.map(({ date, ...prices }) => (
              <li key={date}>
                {day(date)}: {pair(prices)}
              </li>
            ))}
          </ul>
        </>
      )}
      {(['lost', 'gained'] as const).map(
        (change) =>
          dates[change].length > 0 && (
            <p key={change}>
              {effect[change]} {dates[change].map(day).join(', ')}
            </p>
          ),
      )}
      <h3>{effect.drafts}</h3>
      <p>
        {drafts.count === 0
          ? effect.noDrafts
          : fill(effect.draftsText, {
              count: drafts.count,
              dearer: drafts.dearer,
              cheaper: drafts.cheaper,
              lost: drafts.lost,
            })}
      </p>
    </section>
  )
}

import { fill } from '../../copy/fill.ts'
import type { TariffEffect } from '../../services/orders/tariff-effect.ts'
import { useOffice } from '../layout/office-facts.ts'
import { formatMoney } from '../sections/format-money.ts'
import styles from './tariff-effect-view.module.css'

/** Writes amounts of the effect, alone and as a change. */
function useAmounts() {
  const { words, language } = useOffice()
  const { effect } = words.tariffs
  const money = (amount: number | undefined) => (amount === undefined ? effect.tooLarge : formatMoney(amount, language))
  const pair = ({ before, after }: { before: number | undefined; after: number | undefined }) =>
    before === after ? money(before) : fill(effect.pair, { before: money(before), after: money(after) })
  return { money, pair }
}

/** The effect of prices before they are saved (R6.9). */
export function TariffEffectView({ effect: { homes, orders } }: { effect: TariffEffect }) {
  const { effect } = useOffice().words.tariffs
  return (
    <section aria-labelledby="effect">
      <h2 id="effect">{effect.title}</h2>
      <ExampleHomes homes={homes} />
      <h3>{effect.orders}</h3>
      {orders.count === 0 ? <p>{effect.noOrders}</p> : <EffectOnOrders orders={orders} />}
    </section>
  )
}

function ExampleHomes({ homes }: Pick<TariffEffect, 'homes'>) {
  const { words } = useOffice()
  const { effect } = words.tariffs
  const { pair } = useAmounts()
  return (
    <>
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
                  <dt>{words.work.packages[price.packageId]}</dt>
                  <dd>{pair(price)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function EffectOnOrders({ orders }: Pick<TariffEffect, 'orders'>) {
  const { effect } = useOffice().words.tariffs
  const { money } = useAmounts()
  const { count, dearer, cheaper, before, after, most, lost } = orders
  return (
    <>
      <p>{fill(effect.ordersText, { count, dearer, cheaper, before: money(before), after: money(after) })}</p>
      {most && (
        <p>{fill(effect.most, { number: most.number, before: money(most.before), after: money(most.after) })}</p>
      )}
      {lost > 0 && <p>{fill(effect.ordersLost, { lost })}</p>}
    </>
  )
}

import { fill } from '../../copy/fill.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import type { PricePair, TariffEffect } from '../../services/orders/tariff-effect.ts'
import { useOffice } from '../layout/office-facts.ts'
import { Table } from '../sections/table.tsx'
import styles from './tariff-effect-view.module.css'

/** The effect of prices before they are saved (R6.9): in one sentence, and in a table of differences. */
export function TariffEffectView({ effect: { homes, orders } }: { effect: TariffEffect }) {
  const { words, formatMoney: money } = useOffice()
  const { effect, none } = words.tariffs
  const { count, dearer, cheaper, before, after, lost } = orders
  const sizeOf = ({ size, bedrooms }: (typeof homes)[number]) =>
    bedrooms === 1 ? fill(effect.homeNameOne, { size }) : fill(effect.homeName, { size, bedrooms })
  return (
    <section aria-labelledby="effect" className={styles.effect}>
      <h2 id="effect">{effect.title}</h2>
      <Summary pairs={homes.flatMap(({ prices }) => prices)} />
      <Table label={effect.homes} columns={[effect.homes, ...packageIds.map((id) => words.work.packages[id])]}>
        {homes.map((home) => (
          <tr key={home.size}>
            <th scope="row">{sizeOf(home)}</th>
            {home.prices.map((pair) => (
              <td key={pair.packageId} className={styles.price}>
                <Difference pair={pair} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <p>{effect.homesText}</p>
      <h3>{effect.orders}</h3>
      <p>
        {count === 0
          ? none
          : fill(effect.ordersText, { count, dearer, cheaper, before: money(before), after: money(after) })}{' '}
        {lost > 0 && fill(effect.ordersLost, { lost })}
      </p>
    </section>
  )
}

/** How much a price rises, in percent; undefined where a tariff has none. */
const percentOf = ({ before, after }: PricePair) =>
  before === undefined || after === undefined ? undefined : Math.round((after / before - 1) * 1000) / 10

function Summary({ pairs }: { pairs: readonly PricePair[] }) {
  const { words, language } = useOffice()
  const { effect } = words.tariffs
  const percents = pairs.flatMap((pair) => percentOf(pair) ?? []).filter((percent) => percent !== 0)
  const figure = (percent: number) => signed(percent, language)
  if (percents.length === 0) return <p>{effect.same}</p>
  return (
    <p>
      <strong>
        {fill(effect.summary, {
          count: pairs.length,
          dearer: percents.filter((percent) => percent > 0).length,
          cheaper: percents.filter((percent) => percent < 0).length,
          least: figure(Math.min(...percents)),
          most: figure(Math.max(...percents)),
        })}
      </strong>
    </p>
  )
}

const signed = (percent: number, language: string) =>
  `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString(language)}%`

/** The new price; where it differs, the one before and by how much. */
function Difference({ pair }: { pair: PricePair }) {
  const { words, language, formatMoney } = useOffice()
  const money = (amount: Cents | undefined) =>
    amount === undefined ? words.tariffs.effect.tooLarge : formatMoney(amount)
  const { before, after } = pair
  const percent = percentOf(pair)
  if (before === after) return money(after)
  return (
    <>
      <strong>{money(after)}</strong> <del>{money(before)}</del>{' '}
      {percent !== undefined && (
        <span className={percent > 0 ? styles.dearer : styles.cheaper}>{signed(percent, language)}</span>
      )}
    </>
  )
}

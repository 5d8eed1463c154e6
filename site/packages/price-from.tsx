import { priceExamples as words } from '#copy/price-examples.ts'
import { fill } from '../../copy/fill.ts'
import { duration, money, typeset } from '../../copy/format/format-work.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { useModule } from '../../ui/document/page-modules.ts'
import type { PriceExample } from '../page-data/price-example.ts'
import styles from './price-from.module.css'

/**
 * What the example home costs on its cheapest date, or the price of an hour, on the card of a package. Where a postcode
 * is known, `data-example` waits for its price: the layout's style hides it for a moment.
 */
export function PriceFrom({ id, example }: { id: PackageId; example: PriceExample }) {
  const hourly = example.kind === 'hourly'
  const [before = '', after = ''] = (hourly ? words.cardHourly : words.cardHome).split(/\{rate\}|\{from\}/)
  return (
    <p className={styles.price}>
      {before}
      <strong data-example={hourly ? undefined : id}>
        {money(hourly ? example.centsPerPersonHour : example.from)}
      </strong>
      {hourly && typeset(fill(after, { minimum: duration(example.leastPersonMinutes) }))}
    </p>
  )
}

/** Says once which home the prices are for: that of the example, or at the visitor's postcode. */
export function PriceFromNote({ examples }: { examples: readonly (PriceExample | undefined)[] }) {
  useModule('show-town-prices')
  const home = examples.find((example) => example?.kind === 'home')
  if (!home) return null
  const [before, after] = typeset(fill(words.cardNote, { bedrooms: home.bedrooms, place: '{place}' })).split('{place}')
  return (
    <p className={styles.note} data-on-postcode="show-town-prices">
      {before}
      <span data-example="">{words.place}</span>
      {after}
      <input type="hidden" name="zipCode" defaultValue="" />
    </p>
  )
}

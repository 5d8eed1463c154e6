import { priceExamples as words } from '#copy/price-examples.ts'
import { fill } from '../../copy/fill.ts'
import { duration, money } from '../../copy/format/format-work.ts'
import { typeset } from '../../copy/format/typeset.ts'
import type { PriceExample } from '../page-data/price-example.ts'
import styles from './price-from.module.css'

/** What the example home costs on its cheapest date, or the price of an hour, on the card of a package. */
export function PriceFrom({ example }: { example: PriceExample }) {
  const hourly = example.kind === 'hourly'
  const [before = '', after = ''] = (hourly ? words.cardHourly : words.cardHome).split(/\{rate\}|\{from\}/)
  return (
    <p className={styles.price}>
      {before}
      <strong>{money(hourly ? example.centsPerPersonHour : example.from)}</strong>
      {hourly && typeset(fill(after, { minimum: duration(example.leastPersonMinutes) }))}
    </p>
  )
}

/** Says once which home the example prices are for. */
export function PriceFromNote({ examples }: { examples: readonly (PriceExample | undefined)[] }) {
  const home = examples.find((example) => example?.kind === 'home')
  if (!home) return null
  return <p className={styles.note}>{typeset(fill(words.cardNote, { bedrooms: home.bedrooms, place: words.place }))}</p>
}

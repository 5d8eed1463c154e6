import type { ReactNode } from 'react'
import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { home } from '#copy/home.ts'
import { packageNames } from '#copy/package-names.ts'
import { priceExamples as words } from '#copy/price-examples.ts'
import { fill } from '../../copy/fill.ts'
import { duration, money, typeset } from '../../copy/format/format-work.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { arrowRightIcon, Icon } from '../../ui/components/icon.tsx'
import { useModule } from '../../ui/document/page-modules.ts'
import { packageIllustrations } from '../illustrations/package-illustrations.ts'
import type { PriceExample } from '../page-data/package-data.ts'
import { type PackagePageId, packageBehind } from '../page-data/package-data.ts'
import { href, usePageFacts } from '../page-data/page-facts.ts'
import styles from './package-card.module.css'
import price from './price-from.module.css'

interface PackageCardProps {
  page: PackagePageId
  /** An example of its price; undefined without a tariff. */
  example: PriceExample | undefined
  /** Its points or keywords. */
  children: ReactNode
}

/**
 * A package as a card: what it is and costs, 'Order now', which leads to the ordering site without a postcode (R5.7),
 * and 'More info'.
 */
export function PackageCard({ page, example, children }: PackageCardProps) {
  const { orderSiteUrl } = usePageFacts()
  const name = packageNames[page]
  return (
    <article className={styles.card}>
      <img src={packageIllustrations[page]} width="400" height="300" alt="" loading="lazy" />
      <div className={styles.body}>
        <h3>{typeset(name)}</h3>
        <p>{cleaningPackages[page].shortDescription}</p>
        {children}
        {example && <PriceFrom id={packageBehind(page)} example={example} />}
        <p className={styles.actions}>
          <ButtonLink small variant="secondary" href={handOffUrl(orderSiteUrl, packageBehind(page))} about={name}>
            {home.packages.orderNow}
          </ButtonLink>
          <a className={styles.more} href={href(page)}>
            {home.packages.moreInfo}
            <span className="visually-hidden"> {name}</span>
            <Icon shape={arrowRightIcon} size={18} />
          </a>
        </p>
      </div>
    </article>
  )
}

/**
 * What the example home costs on its cheapest date, or the price of an hour, on the card of a package. Where a postcode
 * is known, `data-example` waits for its price: the layout's style hides it for a moment.
 */
function PriceFrom({ id, example }: { id: PackageId; example: PriceExample }) {
  const hourly = example.kind === 'hourly'
  const [before = '', after = ''] = (hourly ? words.cardHourly : words.cardHome).split(/\{rate\}|\{from\}/)
  return (
    <p className={price.price}>
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
    <p className={price.note} data-on-postcode="show-town-prices">
      {before}
      <span data-example="">{words.place}</span>
      {after}
      <input type="hidden" name="zipCode" defaultValue="" />
    </p>
  )
}

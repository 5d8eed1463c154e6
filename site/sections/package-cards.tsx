import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { home as words } from '#copy/home.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { type PriceExample, PriceExampleLine } from '../estimate/price-example.tsx'
import { packageIllustrations } from '../illustrations/package-illustrations.ts'
import { usePageFacts } from '../layout/page-facts.ts'
import { href } from '../links.ts'
import card from '../packages/package-card.module.css'
import { OrderHint } from './order-hint.tsx'
import styles from './package-cards.module.css'

function PackageCard({ id, example }: { id: PackageId; example: PriceExample | undefined }) {
  const { orderSiteUrl } = usePageFacts()
  const { packageName, shortDescription, bulletPoints } = cleaningPackages[id]
  return (
    <article className={card.card}>
      <img src={packageIllustrations[id]} width="400" height="300" alt="" loading="lazy" />
      <div className={card.body}>
        <h3>{packageName}</h3>
        <p>{shortDescription}</p>
        <ul className={styles.points}>
          {bulletPoints.slice(0, 3).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {example && <PriceExampleLine example={example} />}
        <p className={card.actions}>
          <ButtonLink href={handOffUrl(orderSiteUrl, id)} about={packageName}>
            {words.packages.orderNow}
          </ButtonLink>
          <ButtonLink variant="secondary" href={href(id)} about={packageName}>
            {words.packages.moreInfo}
          </ButtonLink>
        </p>
      </div>
    </article>
  )
}

interface PackageCardsProps {
  ids: readonly PackageId[]
  /** What each costs, for example. */
  examples: Readonly<Partial<Record<PackageId, PriceExample>>>
}

/** Package cards, each with 'More info' and 'Order now', which leads to the ordering site without a postcode (R5.7), and a line that says so. */
export const PackageCards = ({ ids, examples }: PackageCardsProps) => (
  <>
    <div className={styles.cards}>
      {ids.map((id) => (
        <PackageCard key={id} id={id} example={examples[id]} />
      ))}
    </div>
    <OrderHint />
  </>
)

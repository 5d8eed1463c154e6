import type { ReactNode } from 'react'
import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { home } from '#copy/home.ts'
import { packageNames } from '#copy/package-names.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { arrowRightIcon, Icon } from '../../ui/components/icon.tsx'
import { packageIllustrations } from '../illustrations/package-illustrations.ts'
import { type PackagePageId, packageBehind } from '../page-data/package-data.ts'
import { usePageFacts } from '../page-data/page-facts.ts'
import type { PriceExample } from '../page-data/price-example.ts'
import { href } from '../page-data/site-links.ts'
import styles from './package-card.module.css'
import { PriceFrom } from './price-from.tsx'

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

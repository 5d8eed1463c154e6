import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices as words } from '#copy/cleaning-services.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { arrowRightIcon } from '../../ui/icons.ts'
import { typeset } from '../../ui/typeset.ts'
import { packageIllustrations } from '../illustrations/package-illustrations.ts'
import { usePageFacts } from '../layout/page-facts.ts'
import { href } from '../links.ts'
import { OrderHint } from '../sections/order-hint.tsx'
import card from './package-card.module.css'
import { type PackagesOverviewData, packageBehind, packagePages } from './package-data.ts'
import { PriceFrom, PriceFromNote } from './price-from.tsx'
import styles from './service-cards.module.css'
import { Tags } from './tags.tsx'

/** Cards of all packages, and one with links for visitors who are not sure which to choose. */
export function ServiceCards({ examples }: Pick<PackagesOverviewData, 'examples'>) {
  const { orderSiteUrl } = usePageFacts()
  return (
    <>
      <PriceFromNote examples={Object.values(examples).filter((example) => example !== undefined)} />
      <div className={styles.cards}>
        {packagePages.map((page) => {
          const { packageName: name, shortDescription, tags } = cleaningPackages[page]
          const packageId = packageBehind(page)
          const example = examples[packageId]
          return (
            <article key={page} className={card.card}>
              <img src={packageIllustrations[page]} width="400" height="300" alt="" loading="lazy" />
              <div className={card.body}>
                <h3>{typeset(name)}</h3>
                <p>{shortDescription}</p>
                <Tags tags={tags} />
                {example && <PriceFrom example={example} />}
                <p className={card.actions}>
                  <ButtonLink small variant="secondary" href={handOffUrl(orderSiteUrl, packageId)} about={name}>
                    {words.orderNow}
                  </ButtonLink>
                  <a className={styles.more} href={href(page)}>
                    {words.moreInfo}
                    <span className="visually-hidden"> {name}</span>
                    <Icon shape={arrowRightIcon} size={18} />
                  </a>
                </p>
              </div>
            </article>
          )
        })}
        <aside className={styles.ask}>
          <h3>{words.afterwards.heading}</h3>
          <p>{words.afterwards.text}</p>
          <ul>
            {words.afterwards.links.map(({ page, label }) => (
              <li key={page}>
                <a href={href(page)}>{label}</a>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <OrderHint />
    </>
  )
}

import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices as words } from '#copy/cleaning-services.ts'
import question from '../../illustrations/question.svg'
import card from '../../packages/package-card.module.css'
import { PackageCard } from '../../packages/package-card.tsx'
import { PriceFromNote } from '../../packages/price-from.tsx'
import { Tags } from '../../packages/tags.tsx'
import { type PackagesOverviewData, packageBehind, packagePages } from '../../page-data/package-data.ts'
import { CopyLinks } from '../../sections/copy-links.tsx'
import { OrderHint } from '../../sections/order-hint.tsx'
import styles from './service-cards.module.css'

/** Cards of all packages, and one with links for visitors who are not sure which to choose. */
export const ServiceCards = ({ examples }: Pick<PackagesOverviewData, 'examples'>) => (
  <>
    <PriceFromNote examples={Object.values(examples)} />
    <OrderHint />
    <div className={styles.cards}>
      {packagePages.map((page) => (
        <PackageCard key={page} page={page} example={examples[packageBehind(page)]}>
          <Tags tags={cleaningPackages[page].tags} />
        </PackageCard>
      ))}
      <aside className={`${card.card} ${styles.ask}`}>
        <img src={question} width="640" height="400" alt="" loading="lazy" />
        <div className={card.body}>
          <h3>{words.afterwards.heading}</h3>
          <p>{words.afterwards.text}</p>
          <CopyLinks links={words.afterwards.links} />
        </div>
      </aside>
    </div>
  </>
)

import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices as words } from '#copy/cleaning-services.ts'
import { typeset } from '../../../copy/format/format-work.ts'
import question from '../../illustrations/question.svg'
import card from '../../packages/package-card.module.css'
import { PackageCard, PriceFromNote } from '../../packages/package-card.tsx'
import { Tags } from '../../packages/tags.tsx'
import { type PackagesOverviewData, packageBehind, packagePages } from '../../page-data/package-data.ts'
import { Breadcrumb } from '../../sections/breadcrumb.tsx'
import { CopyLinks } from '../../sections/copy-links.tsx'
import { OrderHint } from '../../sections/order-hint.tsx'
import { Section } from '../../sections/section.tsx'
import styles from './cleaning-services-page.module.css'
import cards from './service-cards.module.css'
import { ServicesComparison } from './services-comparison.tsx'

/** All packages: their cards, and a comparison of any two. */
export default function CleaningServicesPage(data: PackagesOverviewData) {
  return (
    <>
      <div className="wrap">
        <Breadcrumb />
        <div className={styles.intro}>
          <h1>{typeset(words.title)}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <Section title={words.listHeading}>
        <ServiceCards {...data} />
      </Section>
      <ServicesComparison {...data} />
    </>
  )
}

/** Cards of all packages, and one with links for visitors who are not sure which to choose. */
const ServiceCards = ({ examples }: Pick<PackagesOverviewData, 'examples'>) => (
  <>
    <PriceFromNote examples={Object.values(examples)} />
    <OrderHint />
    <div className={cards.cards}>
      {packagePages.map((page) => (
        <PackageCard key={page} page={page} example={examples[packageBehind(page)]}>
          <Tags tags={cleaningPackages[page].tags} />
        </PackageCard>
      ))}
      <aside className={`${card.card} ${cards.ask}`}>
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

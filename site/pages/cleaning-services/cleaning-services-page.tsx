import { cleaningServices as words } from '#copy/cleaning-services.ts'
import { typeset } from '../../../copy/format/typeset.ts'
import type { PackagesOverviewData } from '../../page-data/package-data.ts'
import { Breadcrumb } from '../../sections/breadcrumb.tsx'
import { Section } from '../../sections/section.tsx'
import styles from './cleaning-services-page.module.css'
import { ServiceCards } from './service-cards.tsx'
import { ServiceGuide } from './service-guide.tsx'
import { ServicesComparison } from './services-comparison.tsx'

/** All packages: which one to choose, their cards, and a comparison of any two. */
export default function CleaningServicesPage(data: PackagesOverviewData) {
  return (
    <>
      <div className="wrap">
        <Breadcrumb />
        <div className={styles.intro}>
          <h1>{typeset(words.title)}</h1>
          <p className="lead">{words.lead}</p>
          <ServiceGuide {...data} />
        </div>
      </div>
      <Section title={words.listHeading}>
        <ServiceCards {...data} />
      </Section>
      <ServicesComparison {...data} />
    </>
  )
}

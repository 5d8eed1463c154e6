import { cleaningServices as words } from '#copy/cleaning-services.ts'
import { typeset } from '../../ui/typeset.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { ServiceCards } from '../packages/service-cards.tsx'
import { ServiceGuide } from '../packages/service-guide.tsx'
import { ServicesComparison } from '../packages/services-comparison.tsx'
import type { DataOf } from '../page-data.ts'
import { Section } from '../sections/section.tsx'
import styles from './cleaning-services.module.css'

/** All packages: which one to choose, their cards, and a comparison of any two. */
export default function CleaningServicesPage({ data }: { data: DataOf<'cleaning-services'> }) {
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

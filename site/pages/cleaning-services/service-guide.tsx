import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { typeset } from '../../../copy/format/typeset.ts'
import { PriceFrom } from '../../packages/price-from.tsx'
import { type PackagesOverviewData, packageBehind, packagePages } from '../../page-data/package-data.ts'
import { href } from '../../page-data/site-links.ts'
import styles from './service-guide.module.css'

const words = cleaningServices.guide
const situations = new Map(words.rows.map(({ situation, page }) => [page, situation]))

/** Recommends a package for each situation, in the order of the cards below, with its price. */
export const ServiceGuide = ({ examples }: Pick<PackagesOverviewData, 'examples'>) => (
  <section className={styles.guide}>
    <h2>{words.heading}</h2>
    <ul>
      {packagePages.map((page) => {
        const example = examples[packageBehind(page)]
        return (
          <li key={page}>
            <a href={href(page)}>{typeset(cleaningPackages[page].packageName)}</a>
            {example && <PriceFrom example={example} />}
            <p>{situations.get(page)}</p>
          </li>
        )
      })}
    </ul>
  </section>
)

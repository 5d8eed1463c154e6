import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { typeset } from '../../ui/typeset.ts'
import { href } from '../links.ts'
import type { PackagePageId } from './package-data.ts'
import styles from './service-guide.module.css'

const words = cleaningServices.guide

/** Recommends a package for each situation. */
export const ServiceGuide = () => (
  <section className={styles.guide}>
    <h2>{words.heading}</h2>
    <ul>
      {words.rows.map(({ situation, page }) => (
        <li key={page}>
          {situation} <a href={href(page)}>{typeset(cleaningPackages[page as PackagePageId].packageName)}</a>
        </li>
      ))}
    </ul>
  </section>
)

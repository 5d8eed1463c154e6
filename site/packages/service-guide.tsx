import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { typeset } from '../../ui/typeset.ts'
import { href } from '../links.ts'
import type { PackagePageId } from './package-data.ts'
import styles from './service-guide.module.css'

const words = cleaningServices.guide

/** A table that recommends a package for each situation. */
export const ServiceGuide = () => (
  <section className={styles.guide}>
    <h2 id="which">{words.heading}</h2>
    <table aria-labelledby="which">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.situationLabel}</th>
          <th scope="col">{words.packageLabel}</th>
        </tr>
      </thead>
      <tbody>
        {words.rows.map(({ situation, page }) => (
          <tr key={page}>
            <th scope="row">{situation}</th>
            <td>
              <a href={href(page)}>{typeset(cleaningPackages[page as PackagePageId].packageName)}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

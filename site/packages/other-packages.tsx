import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { packageIllustrations } from '../illustrations/package-illustrations.ts'
import { type PackagePageId, packagePages } from '../page-data/package-data.ts'
import { href } from '../page-data/site-links.ts'
import { Section } from '../sections/section.tsx'
import styles from './other-packages.module.css'

/** Links to all other packages, each with its illustration. */
export const OtherPackages = ({ page }: { page: PackagePageId }) => (
  <Section title={cleaningServices.packagePage.otherPackages} supporting screen>
    <ul className={styles.tiles}>
      {packagePages
        .filter((other) => other !== page)
        .map((other) => (
          <li key={other}>
            <img src={packageIllustrations[other]} width="400" height="300" alt="" loading="lazy" />
            <a href={href(other)}>{typeset(packageNames[other])}</a>
          </li>
        ))}
    </ul>
  </Section>
)

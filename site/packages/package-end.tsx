import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { Island } from '../../ui/document/island.tsx'
import { packageIllustrations } from '../illustrations/package-illustrations.ts'
import CallBackForm from '../islands/call-back-form.tsx'
import { type PackagePageId, packagePages } from '../page-data/package-data.ts'
import { href } from '../page-data/page-facts.ts'
import { Section } from '../sections/section.tsx'
import box from './business-box.module.css'
import styles from './other-packages.module.css'

/** Links to all other packages, each with its illustration, and to a comparison of any two (R4.5). */
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
    <ButtonLink variant="secondary" href={`${href('cleaning-services')}#compare`}>
      {cleaningServices.comparison.heading}
    </ButtonLink>
  </Section>
)

/**
 * The business box, the last part of a page and one row on wide screens: a business leaves its phone number and we call
 * back (R4.3).
 */
export function BusinessBox() {
  const { heading, text } = cleaningServices.packagePage.business
  return (
    <section className={`screen wrap ${box.box}`}>
      <div>
        <h2>{heading}</h2>
        <p>{typeset(text)}</p>
      </div>
      <Island name="call-back-form" component={CallBackForm} props={{}} />
    </section>
  )
}

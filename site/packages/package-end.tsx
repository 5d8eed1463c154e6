import { cleaningServices } from '#copy/cleaning-services.ts'
import { packageNames } from '#copy/package-names.ts'
import { packagePage } from '#copy/package-page.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { Island } from '../../ui/document/island.tsx'
import { packageIllustrations } from '../illustrations/package-illustrations.ts'
import CallBackForm from '../islands/call-back-form.tsx'
import { type PackageData, type PackagePageId, packagePages } from '../page-data/package-data.ts'
import { href } from '../page-data/page-facts.ts'
import { Section } from '../sections/section.tsx'
import box from './business-box.module.css'
import styles from './next-steps.module.css'
import tileStyles from './other-packages.module.css'

/** Links to frequent questions about this package, the order process and the quality system. */
export function NextSteps({ questions = [] }: Pick<PackageData, 'questions'>) {
  const { heading, process, quality, faq: allQuestions } = packagePage.next
  const links = [
    ...questions.map(({ id, question }) => ({ to: `${href('faq')}#${id}`, label: question })),
    { to: href('order-process'), label: process },
    { to: href('cleaning-quality-system'), label: quality },
    { to: href('faq'), label: allQuestions },
  ]
  return (
    <Section title={heading} supporting screen>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Links to all other packages, each with its illustration. */
export const OtherPackages = ({ page }: { page: PackagePageId }) => (
  <Section title={cleaningServices.packagePage.otherPackages} supporting screen>
    <ul className={tileStyles.tiles}>
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

import { packagePage } from '#copy/package-page.ts'
import type { PackageData } from '../page-data/package-data.ts'
import { href } from '../page-data/site-links.ts'
import { Section } from '../sections/section.tsx'
import styles from './next-steps.module.css'

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

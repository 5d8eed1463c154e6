import { company } from '../../domain/company/company.ts'
import type { Country } from '../../domain/language.ts'
import { useOffice } from '../layout/office-facts.ts'
import { boardPath, countryPath } from '../sections/planning-paths.ts'
import { ListLinks } from '../sections/table.tsx'
import styles from './planning-nav.module.css'

const pages = ['board', 'roster', 'absences'] as const

interface PlanningNavProps {
  current: (typeof pages)[number]
  country: Country
  /** The country whose week the board shows. */
  date: string
}

/** The pages of planning, and the country that they show. */
export function PlanningNav({ current, country, date }: PlanningNavProps) {
  const { planning: words, orders } = useOffice().words
  const pathOf = (page: PlanningNavProps['current'], of: Country) =>
    page === 'board' ? boardPath(of, date) : `/planning/${page}?country=${countryPath(of)}`
  return (
    <div className={styles.bar}>
      <ListLinks
        label={words.nav.pages}
        links={pages.map((page) => ({ href: pathOf(page, country), text: words.nav[page], current: page === current }))}
      />
      {company.countries.length > 1 && (
        <ListLinks
          label={words.nav.countries}
          links={company.countries.map((one) => ({
            href: pathOf(current, one),
            text: orders.countries[one],
            current: one === country,
          }))}
        />
      )}
    </div>
  )
}

import { company } from '../../domain/company/company.ts'
import type { Country } from '../../domain/language.ts'
import { useOffice } from '../layout/office-facts.ts'
import { boardPath, countryPath } from '../sections/planning-paths.ts'
import styles from './planning-nav.module.css'

interface PlanningNavProps {
  current: 'board' | 'roster' | 'absences'
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
      <nav aria-label={words.nav.pages} className={styles.links}>
        {(['board', 'roster', 'absences'] as const).map((page) => (
          <a key={page} href={pathOf(page, country)} aria-current={page === current ? 'page' : undefined}>
            {words.nav[page]}
          </a>
        ))}
      </nav>
      {company.countries.length > 1 && (
        <nav aria-label={words.nav.countries} className={styles.links}>
          {company.countries.map((one) => (
            <a key={one} href={pathOf(current, one)} aria-current={one === country ? 'true' : undefined}>
              {orders.countries[one]}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

import { layout as words } from '#copy/layout.ts'
import { usePageFacts } from '../page-data/page-facts.ts'
import styles from './breadcrumb.module.css'

/** The path from the home page to this page. */
export function Breadcrumb() {
  const { breadcrumb } = usePageFacts()
  return (
    <nav className={styles.breadcrumb} aria-label={words.breadcrumbLabel}>
      <ol>
        {breadcrumb.map(({ label, href }, index) => (
          <li key={href}>
            {index === breadcrumb.length - 1 ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

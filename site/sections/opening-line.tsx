import { usePageFacts } from '../page-data/page-facts.ts'
import styles from './opening-line.module.css'

/** "Open now until 18:00". The server renders the current text, and the boot script replaces it at that time. */
export function OpeningLine() {
  const { opening } = usePageFacts()
  return (
    <span
      className={styles.line}
      data-until={opening.until}
      data-afterwards={opening.afterwards}
      suppressHydrationWarning
    >
      {opening.text}
    </span>
  )
}

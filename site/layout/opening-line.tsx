import { useFrame } from './frame-context.ts'
import styles from './opening-line.module.css'

/** "Open now until 18:00". The server renders the current text, and the boot script replaces it at that time. */
export function OpeningLine() {
  const { opening } = useFrame()
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

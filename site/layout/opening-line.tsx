import { useFrame } from './frame-context.ts'
import styles from './opening-line.module.css'

/** "Open now until 18:00": right when rendered, and swapped by the boot script when the moment has passed. */
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

import { Icon } from './icon.tsx'
import { starIcon } from './icons.ts'
import styles from './stars.module.css'

/**
 * Five stars, of which `rating` (1–5, rounded) are filled.
 * @param label what the stars say, for those who do not see them; leave out where a text beside them says it
 */
export function Stars({ rating, label }: { rating: number; label?: string }) {
  const filled = Math.round(rating)
  return (
    <span className={styles.stars} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {[1, 2, 3, 4, 5].map((position) => (
        <Icon
          shape={starIcon}
          key={position}
          className={`${styles.star} ${position <= filled ? styles.full : ''}`}
          strokeWidth={1.5}
        />
      ))}
    </span>
  )
}

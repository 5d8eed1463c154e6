import { Icon, starIcon } from './icon.tsx'
import styles from './stars.module.css'

/**
 * Five stars, with `rating` of them filled (0 to 5, rounded).
 *
 * @param label text for screen readers; leave it out if text beside the stars says the same
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

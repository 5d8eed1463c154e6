import { cleaningServices } from '#copy/cleaning-services.ts'
import styles from './tags.module.css'

/** The tags of a package. */
export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <ul className={styles.tags} aria-label={cleaningServices.packagePage.tagsLabel}>
    {tags.map((tag) => (
      <li key={tag}>{tag}</li>
    ))}
  </ul>
)

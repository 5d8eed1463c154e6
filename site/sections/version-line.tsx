import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { formatDate } from '../../copy/format/format-work.ts'
import styles from './version-line.module.css'

/** The date of a text's current version. `date` is 'YYYY-MM-DD'. */
export const VersionLine = ({ date }: { date: string }) => (
  <p className={styles.version}>
    {termsAndConditions.updatedLabel} <time dateTime={date}>{formatDate(date)}</time>
  </p>
)

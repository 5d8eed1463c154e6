import { formatDate } from '../../copy/format/format-date.ts'
import styles from './version-line.module.css'

/** The date of a text's current version. `date` is 'YYYY-MM-DD'. */
export const VersionLine = ({ label, date }: { label: string; date: string }) => (
  <p className={styles.version}>
    {label} <time dateTime={date}>{formatDate(date)}</time>
  </p>
)

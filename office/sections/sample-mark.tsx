import { useOffice } from '../layout/office-facts.ts'
import styles from './sample-mark.module.css'

/** Marks something as a sample beside what is real. Nothing in a demonstration, where all is: its bar says so. */
export const SampleMark = ({ text }: { text: string }) =>
  useOffice().demonstration ? null : <small className={styles.mark}>{text}</small>

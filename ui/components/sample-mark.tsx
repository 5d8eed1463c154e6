import styles from './sample-mark.module.css'

/** Marks the content beside it as a sample, in words. */
export const SampleMark = ({ text }: { text: string }) => <small className={styles.mark}>{text}</small>

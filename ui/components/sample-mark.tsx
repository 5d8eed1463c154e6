import styles from './sample-mark.module.css'

/** Says in words that what stands beside it is a sample. */
export const SampleMark = ({ text }: { text: string }) => <small className={styles.mark}>{text}</small>

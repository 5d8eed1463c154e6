import styles from './form.module.css'

interface NoticeProps {
  /** Nothing is shown without one. */
  text: string | false | undefined
}

/** Says over a page why nothing was done; screen readers say it at once. */
export const Alert = ({ text }: NoticeProps) =>
  text && (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  )

/** Says over a page what was just done. */
export const Saved = ({ text }: NoticeProps) =>
  text && (
    <p role="status" className={styles.saved}>
      {text}
    </p>
  )

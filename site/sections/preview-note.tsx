import styles from './preview-note.module.css'

/** Says on top of a page that it is the preview of a draft (R17.37). */
export const PreviewNote = ({ text }: { text: string | undefined }) =>
  text && (
    <p className={`wrap ${styles.note}`} role="note">
      {text}
    </p>
  )

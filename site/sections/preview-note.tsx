import styles from './preview-note.module.css'

/** Says that a page is a preview. `script`: the address of the module that keeps its place (keep-place.ts). */
export interface Preview {
  text: string
  script: string
}

/** Says on top of a page that it is a preview, and what of its text cannot stay (R17.37). */
export const PreviewNote = ({ preview }: { preview: Preview | undefined }) =>
  preview && (
    <p className={`wrap ${styles.note}`} role="note">
      {preview.text}
      <script type="module" src={preview.script} />
    </p>
  )

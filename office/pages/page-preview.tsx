import { fill } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { previewAddress, previewLink } from '../../services/cms/preview-links.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { type EditProps, pageFormId } from './page-form.tsx'
import styles from './page-preview.module.css'

/**
 * The page in the real website, beside its text where there is room (R17.37): the draft, and with a button what was
 * typed, which the script has it follow (office/browser/write-page.ts).
 */
export function PagePreview({ origin, page: { path }, draft, claim, notice }: EditProps) {
  const { words, now, assets } = useOffice()
  const { edit } = words.pages
  const link = draft?.previewKey ? previewLink(origin, draft, now) : undefined
  return (
    <section className={styles.preview} aria-label={edit.preview}>
      {link && (
        <p>
          <a href={link.href} target="_blank" rel="noopener noreferrer">
            {edit.previewLink}
          </a>
          . {fill(edit.previewUntil, { time: clockTime(link.until) })}
        </p>
      )}
      <p role="status">
        <strong data-unsaved="" hidden={!notice.typed}>
          {edit.previewUnsaved}
        </strong>
      </p>
      <input type="hidden" form={pageFormId} name="claim" defaultValue={claim} />
      {/* `data-file`: its answer does not leave this page. */}
      <Button
        type="submit"
        form={pageFormId}
        formAction={previewAddress(origin, { path })}
        formTarget="preview"
        formNoValidate
        data-file=""
        variant="secondary"
        small
      >
        {edit.previewTyped}
      </Button>
      <div className={styles.frames}>
        <iframe title={edit.preview} name="preview" src={link?.href} sandbox="allow-scripts allow-same-origin" />
      </div>
      <script type="module" src={assets.editor} />
    </section>
  )
}

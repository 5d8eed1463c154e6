import { frame as words } from '#copy/order/frame.ts'
import { typeset } from '../../copy/format/typeset.ts'
import styles from '../../ui/components/error-summary.module.css'
import { useModule } from '../../ui/document/page-modules.ts'

/** The problems of a form, at its top; each sentence leads to its field. Renders nothing without problems. */
export const ErrorSummary = ({ problems }: { problems: readonly { id: string; text: string }[] }) =>
  problems.length > 0 && (
    // biome-ignore lint/a11y/noAutofocus: a refused form begins with its problems
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <p>
        <strong>{words.summaryTitle}</strong>
      </p>
      <ul>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{typeset(text)}</a>
          </li>
        ))}
      </ul>
    </div>
  )

/**
 * The attribute of a form whose fields lose their marks as soon as they are put right (R16.14).
 * @param event when a field is looked at: as it is typed in, or when it is left
 */
export function useMendedFields(event: 'input' | 'focusout' = 'input') {
  useModule('clear-mended')
  return { [`data-on-${event}`]: 'clear-mended' }
}

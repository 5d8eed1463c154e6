import { frame as words } from '#copy/order/frame.ts'
import { typeset } from '../../copy/format/typeset.ts'
import styles from '../../ui/components/error-summary.module.css'

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

import { diffArrays } from 'diff'
import type { OfficeWords } from '../../copy/office/words.ts'
import { textFields } from '../../services/cms/page-fields.ts'
import type { TypedPage } from '../../services/cms/typed-page.ts'
import styles from './text-differences.module.css'

interface TextDifferencesProps {
  before: string
  after: string
  /** The words that a screen reader says before a line that is in one text alone. */
  labels: { removed: string; added: string }
  /** Shown where both are the same. */
  same: string
}

/** Lines that are the same and further than this from a difference are left out. */
const nearby = 2

/** Beyond so many different lines, all of one text count as replaced by the other. */
const mostDifferent = 5000

/** The lines of two texts in one list, as few of them different as possible. */
function linesOf(old: string[], now: string[]) {
  const changes = diffArrays(old, now, { maxEditLength: mostDifferent }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ]
  return changes.flatMap(({ added, removed, value }) =>
    value.map((text) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text })),
  )
}

/** Two texts, line by line: what only the first has, and what only the second. */
export function TextDifferences({ before, after, labels, same }: TextDifferencesProps) {
  const lines = linesOf(before.split('\n'), after.split('\n')).map((line, number) => ({ ...line, number }))
  const differing = lines.filter(({ kind }) => kind !== 'same').map(({ number }) => number)
  if (differing.length === 0) return <p>{same}</p>
  const near = new Set(
    differing.flatMap((number) => Array.from({ length: 2 * nearby + 1 }, (_, n) => number + n - nearby)),
  )
  const shown = lines.filter(({ number }) => near.has(number))
  return (
    <div className={styles.lines} dir="auto">
      {shown.map(({ kind, text, number }, index) => (
        <div key={number}>
          {index > 0 && number - (shown[index - 1]?.number ?? 0) > 1 && <p className={styles.gap}>…</p>}
          {kind === 'same' && <p>{text}</p>}
          {kind === 'removed' && (
            <del>
              <span className="visually-hidden">{labels.removed} </span>
              {text}
            </del>
          )}
          {kind === 'added' && (
            <ins>
              <span className="visually-hidden">{labels.added} </span>
              {text}
            </ins>
          )}
        </div>
      ))}
    </div>
  )
}

/** A page as one text, to be compared line by line: its filled fields with their names, then what was written. */
export function pageText(fields: OfficeWords['pages']['fields'], page: TypedPage): string {
  const lines = textFields.filter((name) => page[name] !== '').map((name) => `${fields[name]}: ${page[name]}`)
  return [...lines, '', page.body].join('\n')
}

import { structuredPatch } from 'diff'
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

/** Different lines and those near them, each with its mark: `-` or `+`, a space, or `…` where lines are left out. */
function linesOf(before: string, after: string) {
  const limits = { context: nearby, maxEditLength: mostDifferent }
  const patch = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', limits)
  const marked = (mark: string, text: string) => text.split('\n').map((line) => mark + line)
  const hunks = patch?.hunks.map(({ lines }) => lines) ?? [[...marked('-', before), ...marked('+', after)]]
  const lines = hunks.flatMap((hunk, index) => (index === 0 ? hunk : ['……', ...hunk]))
  return lines.map((line, number) => ({ number, mark: line.charAt(0), text: line.slice(1) }))
}

/** Two texts, line by line: what only the first has, and what only the second. */
export function TextDifferences({ before, after, labels, same }: TextDifferencesProps) {
  const lines = linesOf(before, after)
  if (lines.length === 0) return <p>{same}</p>
  return (
    <div className={styles.lines} dir="auto">
      {lines.map(({ number, mark, text }) => {
        const gap = mark === '…' ? styles.gap : undefined
        if (gap || mark === ' ')
          return (
            <p key={number} className={gap}>
              {text}
            </p>
          )
        const [Change, label] = mark === '-' ? (['del', labels.removed] as const) : (['ins', labels.added] as const)
        return (
          <Change key={number}>
            <span className="visually-hidden">{label} </span>
            {text}
          </Change>
        )
      })}
    </div>
  )
}

/** A page as one text, to be compared line by line: its filled fields with their names, then what was written. */
export function pageText(fields: OfficeWords['pages']['fields'], page: TypedPage): string {
  const lines = textFields.filter((name) => page[name] !== '').map((name) => `${fields[name]}: ${page[name]}`)
  return [...lines, '', page.body].join('\n')
}

import { fill } from '../../copy/fill.ts'
import { type TypedPage, typedFrom } from '../../services/cms/typed-page.ts'
import { useOffice } from '../layout/office-facts.ts'
import { Stale } from '../sections/office-form.tsx'
import type { EditProps } from './page-form.tsx'
import styles from './stale-page.module.css'
import { pageText, TextDifferences } from './text-differences.tsx'

type StaleProps = Pick<EditProps, 'page' | 'draft' | 'writer'> & { typed: TypedPage }

/** Says that someone else was faster, and how their text differs from what was typed (R17.34). */
export function StalePage({ page, draft, writer, typed }: StaleProps) {
  const { words, formatTime } = useOffice()
  const { stale, fields } = words.pages
  const theirs = pageText(fields, typedFrom(draft?.page ?? page))
  return (
    <Stale
      title={stale.title}
      text={draft ? fill(stale.text, { name: writer ?? '?', date: formatTime(new Date(draft.savedAt)) }) : stale.gone}
    >
      <p>{stale.legend}</p>
      <TextDifferences
        before={theirs}
        after={pageText(fields, typed)}
        labels={{ removed: stale.theirLine, added: stale.yourLine }}
        same={stale.same}
      />
      <details className="fold">
        <summary>{stale.theirs}</summary>
        <p className={styles.text} dir="auto">
          {theirs}
        </p>
      </details>
    </Stale>
  )
}

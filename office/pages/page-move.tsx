import { type AddressProblem, addressSentence } from '../../services/cms/page-problems.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import styles from './page-form.module.css'

/** An address as an editor typed it, and why the page cannot have it. */
export interface AddressTyped {
  path: string
  problem: AddressProblem
}

/** Gives a page another address, folded until it is opened (R17.38). */
export function MoveFields({ page, typed }: { page: CmsPageTable; typed: AddressTyped | undefined }) {
  const words = useOffice().words.pages
  const { move, newPage } = words
  return (
    <details className={`fold ${styles.more}`} open={typed !== undefined}>
      <summary>{move.title}</summary>
      <div>
        <p>{move.text}</p>
        <Field
          label={words.columns.address}
          hint={newPage.addressHint}
          name="newPath"
          defaultValue={typed?.path ?? page.path}
          autoCapitalize="none"
          problem={typed && addressSentence(words, typed.problem)}
        />
        <p className={form.buttons}>
          <Button type="submit" name="do" value="move" variant="secondary" small>
            {move.title}
          </Button>
        </p>
      </div>
    </details>
  )
}

import { fill } from '../../copy/fill.ts'
import { type AddressProblem, addressSentence } from '../../services/cms/page-problems.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import styles from './page-form.module.css'
import type { TwinChoice } from './read-twin-choice.ts'

/** An address as an editor typed it, and why the page cannot have it, where it cannot. */
export interface AddressTyped {
  path: string
  problem?: AddressProblem
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
          problem={typed?.problem && addressSentence(words, typed.problem)}
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

/** Chooses the page's counterpart on the other website, folded until it is opened (R10.7). */
export function TwinFields({ language, chosen, names }: TwinChoice) {
  const { twin, languages } = useOffice().words.pages
  const title = fill(twin.title, { language: languages[language] })
  return (
    <details className={`fold ${styles.more}`}>
      <summary>{title}</summary>
      <div>
        <p>{twin.text}</p>
        <SelectField label={title} name="twin" defaultValue={chosen} any={twin.same} names={names} />
        <p className={form.buttons}>
          <Button type="submit" name="do" value="pair" variant="secondary" small>
            {twin.button}
          </Button>
        </p>
      </div>
    </details>
  )
}

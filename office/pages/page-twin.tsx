import { fill } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import styles from './page-form.module.css'
import type { TwinChoice } from './read-twin-choice.ts'

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

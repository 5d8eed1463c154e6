import { useId } from 'react'
import { language } from '#copy/language.ts'
import { postcodeForm as words } from '#copy/postcode-form.ts'
import { countryOf } from '../../domain/language.ts'
import { checkPostcode } from '../../domain/postcode.ts'
import field from '../forms/field.module.css'
import { PostcodeProblem } from '../forms/postcode-problem.tsx'
import { ZipCodeInput } from '../forms/zip-code-input.tsx'

/**
 * The postcode among other fields.
 * @param checked the code that the figures were asked for; what is wrong with it stands under the field
 */
export function ZipCodeField({ defaultValue, checked }: { defaultValue: string; checked: string }) {
  const id = useId()
  const check = checkPostcode(countryOf(language), checked)
  const problem = checked !== '' && !check.ok ? check : undefined
  return (
    <div className={field.field}>
      <label htmlFor={id}>{words.label}</label>
      <ZipCodeInput id={id} className={field.input} defaultValue={defaultValue} failed={problem !== undefined} />
      <div id={`${id}-problem`} role="status">
        {problem && <PostcodeProblem {...problem} />}
      </div>
    </div>
  )
}

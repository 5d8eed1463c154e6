import { useId } from 'react'
import { language } from '#copy/language.ts'
import { postcodeForm as words } from '#copy/postcode-form.ts'
import { countryOf } from '../../domain/language.ts'
import { checkPostcode, postcodePattern } from '../../domain/postcode.ts'
import field from '../forms/field.module.css'
import { PostcodeProblem } from '../forms/postcode-problem.tsx'

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
      <input
        id={id}
        className={field.input}
        name="zipCode"
        defaultValue={defaultValue}
        placeholder={words.placeholder}
        required
        pattern={postcodePattern}
        maxLength={12}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={language === 'en' ? 'numeric' : 'text'}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
      />
      <div id={`${id}-problem`} role="status">
        {problem && <PostcodeProblem {...problem} />}
      </div>
    </div>
  )
}

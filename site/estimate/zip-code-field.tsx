import { useId } from 'react'
import { language } from '#copy/language.ts'
import { postcodeForm as words } from '#copy/postcode-form.ts'
import { formatChoice, readChoice } from '../../domain/estimate/choice.ts'
import { countryOf } from '../../domain/language.ts'
import { checkCoveredPostcode } from '../../domain/places/postcode.ts'
import field from '../../ui/components/field.module.css'
import { ZipCodeInput } from '../../ui/components/zip-code-input.tsx'
import { PostcodeProblem } from '../forms/postcode-problem.tsx'
import type { SiteArea } from '../page-data/site-area.ts'

interface ZipCodeFieldProps {
  defaultValue: string
  /**
   * The choice that the figures are of, as `formatChoice` writes it: a problem with its postcode shows under the field.
   */
  checked: string | undefined
  /** Whether no place has the postcode that the figures were asked for (R5.10). */
  unknown: boolean
  area: SiteArea | undefined
  /** This page on the other-language site. */
  counterpartHref: string | undefined
  contactHref: string
}

/** The postcode among other fields. */
export function ZipCodeField({ defaultValue, checked = '', unknown, area, ...hrefs }: ZipCodeFieldProps) {
  const id = useId()
  const choice = readChoice(new URLSearchParams(checked))
  const check = checkCoveredPostcode(countryOf(language), choice.zipCode, area?.coverage)
  const problem = checked !== '' && !check.ok ? check : undefined
  return (
    <div className={field.field}>
      <label htmlFor={id}>{words.label}</label>
      <ZipCodeInput
        id={id}
        className={field.input}
        defaultValue={defaultValue}
        placeholder={area?.hint ?? words.placeholder}
        failed={unknown || problem !== undefined}
      />
      <div id={`${id}-problem`} role="status">
        {unknown && <p className={field.problem}>{words.problems.unknown}</p>}
        {problem && (
          <PostcodeProblem
            {...problem}
            {...hrefs}
            outside={area?.outside}
            carried={formatChoice({ ...choice, zipCode: problem.zipCode ?? '' })}
          />
        )}
      </div>
    </div>
  )
}

import { useId } from 'react'
import { language } from '#copy/language.ts'
import { postcodeForm as words } from '#copy/postcode-form.ts'
import { formatChoice } from '../../domain/estimate/choice.ts'
import { countryOf } from '../../domain/language.ts'
import { checkCoveredPostcode } from '../../domain/places/postcode.ts'
import field from '../../ui/components/field.module.css'
import { ZipCodeInput } from '../../ui/components/zip-code-input.tsx'
import { PostcodeProblem } from '../forms/postcode-problem.tsx'
import type { EstimateData } from '../page-data/estimate-result.ts'
import { siteArea } from '../page-data/own-area.ts'
import { href, usePageFacts } from '../page-data/page-facts.ts'

/** The postcode among other fields, with what is wrong with it. */
export function ZipCodeField({ choice, isRequired, result }: Pick<EstimateData, 'choice' | 'isRequired' | 'result'>) {
  const id = useId()
  const { counterpartHref } = usePageFacts()
  const check = checkCoveredPostcode(countryOf(language), choice.zipCode, siteArea?.coverage)
  const problem = !check.ok && (choice.zipCode !== '' || isRequired) ? check : undefined
  const unknown = result.state === 'refused' && result.problems.zipCode === 'unknown'
  return (
    <div className={field.field}>
      <label htmlFor={id}>{words.label}</label>
      <ZipCodeInput
        id={id}
        className={field.input}
        defaultValue={choice.zipCode}
        placeholder={siteArea?.hint ?? words.placeholder}
        failed={unknown || problem !== undefined}
        data-fresh="postcode"
      />
      <div id={`${id}-problem`} role="status" data-fresh="postcode-problem">
        {unknown && <p className={field.problem}>{words.problems.unknown}</p>}
        {problem && (
          <PostcodeProblem
            {...problem}
            counterpartHref={counterpartHref}
            contactHref={href('customer-service')}
            outside={siteArea?.outside}
            carried={formatChoice({ ...choice, zipCode: problem.zipCode ?? '' })}
          />
        )}
      </div>
    </div>
  )
}

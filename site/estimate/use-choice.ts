import { type RefObject, useState } from 'react'
import { language } from '#copy/language.ts'
import { type EstimateChoice, formatChoice, readChoice, withoutTypicalHome } from '../../domain/estimate/choice.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import { countryOf } from '../../domain/language.ts'
import { checkCoveredPostcode, type ZipCode } from '../../domain/places/postcode.ts'
import { queryOf } from '../../ui/home-form/use-room-rows.ts'
import type { SiteArea } from '../page-data/site-area.ts'

/** The postcode of a choice, once it is a whole one of where the company goes. */
export function zipCodeOf({ zipCode }: EstimateChoice, area: SiteArea | undefined): ZipCode | undefined {
  const check = checkCoveredPostcode(countryOf(language), zipCode, area?.coverage)
  return check.ok ? check.zipCode : undefined
}

interface FirstChoice {
  choice: EstimateChoice
  attempt: number
  typicalHome: readonly Room[]
  area?: SiteArea | undefined
}

/**
 * What a form asks an estimate for.
 * @returns the choice, how often it was submitted, whether the figures beside it are those of the example, and
 *   `follow`, which reads the form again; `submitted` counts one more attempt
 */
export function useChoice(
  form: RefObject<HTMLFormElement | null>,
  { choice: first, attempt, typicalHome, area }: FirstChoice,
) {
  const [asked, setAsked] = useState({ choice: first, attempt, example: first.zipCode === '' })
  const follow = (submitted = false) =>
    setAsked((before) => {
      const choice = withoutTypicalHome(readChoice(queryOf(form.current), typicalHome), typicalHome)
      if (!submitted && formatChoice(choice) === formatChoice(before.choice)) return before
      // A code that is being typed changes nothing yet.
      const example = choice.zipCode === '' || (before.example && !zipCodeOf(choice, area))
      return { choice, attempt: before.attempt + (submitted ? 1 : 0), example }
    })
  return { ...asked, follow }
}

import { postcodeForm as words } from '#copy/postcode-form.ts'
import { fill } from '../../copy/fill.ts'
import type { PostcodeCheck } from '../../domain/places/postcode.ts'
import field from '../../ui/components/field.module.css'

type PostcodeProblemProps = Extract<PostcodeCheck, { ok: false }> & {
  /** This page on the other-language site; undefined where there is none. */
  counterpartHref: string | undefined
  /** The page that takes messages. */
  contactHref: string
  /** What is said about a code outside our area. Placeholders: {zipCode}. */
  outside?: string | undefined
  /** The query of the link to that site, with the postcode in it. */
  carried?: string
}

/**
 * The message for an invalid postcode. A valid one of the other country, or outside our area, gets a link that goes on
 * with it.
 */
export function PostcodeProblem({
  problem,
  zipCode: checked,
  counterpartHref,
  contactHref,
  ...props
}: PostcodeProblemProps) {
  const zipCode = checked ?? ''
  const { carried = `zipCode=${zipCode}` } = props
  const goesOn = problem === 'otherCountry' && counterpartHref
  const known = problem === 'otherCountry' && !goesOn ? 'malformed' : problem
  const text = (problem === 'notCovered' && props.outside) || words.problems[known]
  return (
    <p className={field.problem}>
      {text.includes('{zipCode}') ? fill(text, { zipCode }) : text}{' '}
      {goesOn && <a href={`${goesOn}?${carried}`}>{fill(words.toOtherSite, { zipCode })}</a>}
      {problem === 'notCovered' && <a href={`${contactHref}?zipCode=${zipCode}#message`}>{words.toContact}</a>}
    </p>
  )
}

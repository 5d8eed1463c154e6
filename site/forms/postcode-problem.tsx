import { postcodeForm as words } from '#copy/postcode-form.ts'
import { fill } from '../../copy/fill.ts'
import { type EstimateChoice, formatChoice } from '../../domain/estimate/choice.ts'
import type { PostcodeCheck } from '../../domain/places/postcode.ts'
import styles from '../islands/postcode-form.module.css'
import { href } from '../links.ts'

type PostcodeProblemProps = Extract<PostcodeCheck, { ok: false }> & {
  /** This page on the other-language site. */
  counterpartHref: string
  /** The other values of the form, which the link to that site carries. */
  choice?: EstimateChoice
}

/** The message for an invalid postcode. A valid one of the other country, or outside our area, gets a link that goes on with it. */
export function PostcodeProblem({ problem, zipCode: checked, counterpartHref, choice }: PostcodeProblemProps) {
  const zipCode = checked ?? ''
  const text = words.problems[problem]
  const carried = choice ? formatChoice({ ...choice, zipCode }) : `zipCode=${zipCode}`
  return (
    <p className={styles.problem}>
      {text.includes('{zipCode}') ? fill(text, { zipCode }) : text}{' '}
      {problem === 'otherCountry' && (
        <a href={`${counterpartHref}?${carried}`}>{fill(words.toOtherSite, { zipCode })}</a>
      )}
      {problem === 'notCovered' && (
        <a href={`${href('customer-service')}?zipCode=${zipCode}#message`}>{words.toContact}</a>
      )}
    </p>
  )
}

import { postcodeForm as words } from '#copy/postcode-form.ts'
import { fill } from '../../copy/fill.ts'
import { type EstimateChoice, formatChoice } from '../../domain/estimate/choice.ts'
import type { PostcodeCheck } from '../../domain/places/postcode.ts'
import { useFrame } from '../layout/frame-context.ts'
import { href } from '../links.ts'
import styles from './postcode-form.module.css'

type PostcodeProblemProps = Extract<PostcodeCheck, { ok: false }> & { choice?: EstimateChoice }

/**
 * Says in words what is wrong with a postcode, and where to go on with a good one that is not for this site.
 * @param choice what else goes along to the sister site
 */
export function PostcodeProblem({ problem, zipCode = '', choice }: PostcodeProblemProps) {
  const { twinHref } = useFrame()
  const text = words.problems[problem]
  const carried = choice ? formatChoice({ ...choice, zipCode }) : `zipCode=${zipCode}`
  return (
    <p className={styles.problem}>
      {text.includes('{zipCode}') ? fill(text, { zipCode }) : text}{' '}
      {problem === 'otherCountry' && <a href={`${twinHref}?${carried}`}>{fill(words.toOtherSite, { zipCode })}</a>}
      {problem === 'notCovered' && (
        <a href={`${href('customer-service')}?zipCode=${zipCode}#message`}>{words.toContact}</a>
      )}
    </p>
  )
}

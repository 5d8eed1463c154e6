import { postcodeForm as words } from '#copy/postcode-form.ts'
import { fill } from '../../copy/fill.ts'
import type { PostcodeCheck } from '../../domain/postcode.ts'
import { useFrame } from '../frame/frame-context.ts'
import { href } from '../links.ts'
import styles from './postcode-form.module.css'

/** Says in words what is wrong with a postcode, and where to go on with a good one that is not for this site. */
export function PostcodeProblem({ problem, zipCode = '' }: Extract<PostcodeCheck, { ok: false }>) {
  const { twinHref } = useFrame()
  const text = words.problems[problem]
  return (
    <p className={styles.problem}>
      {text.includes('{zipCode}') ? fill(text, { zipCode }) : text}{' '}
      {problem === 'otherCountry' && (
        <a href={`${twinHref}?zipCode=${zipCode}`}>{fill(words.toOtherSite, { zipCode })}</a>
      )}
      {problem === 'notCovered' && <a href={href('customer-service')}>{words.toContact}</a>}
    </p>
  )
}

import { type SubmitEvent, useId, useRef, useState } from 'react'
import { language } from '#copy/language.ts'
import { postcodeForm as words } from '#copy/postcode-form.ts'
import { countryOf } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/ordering-site.ts'
import { checkPostcode, type PostcodeCheck, postcodePattern } from '../../domain/postcode.ts'
import { useFrame } from '../frame/frame-context.ts'
import { href } from '../links.ts'
import { Button } from '../ui/button.tsx'
import { useNativeValidationUntilHydrated } from './native-validation.ts'
import styles from './postcode-form.module.css'
import { PostcodeProblem } from './postcode-problem.tsx'

const check = (text: string): PostcodeCheck => checkPostcode(countryOf(language), text)

/**
 * A postal code and Start: hands the visitor over to the ordering site with the package of the page (decisions §4).
 * Without script it is a plain GET to `/start`, which knows the same rules.
 *
 * @param label what stands above the field, where it is not the usual one
 * @param failed what was typed and refused, when the page is shown again after a submit without script
 */
export function PostcodeForm({ placeholder = words.placeholder, failed }: { placeholder?: string; failed?: string }) {
  const { orderSiteUrl, packageId, zipCode } = useFrame()
  const [problem, setProblem] = useState(() => (failed === undefined ? undefined : failure(check(failed))))
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useNativeValidationUntilHydrated(form)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const result = check(input.current?.value ?? '')
    setProblem(failure(result))
    if (result.ok) location.assign(handOffUrl(orderSiteUrl, packageId, result.zipCode))
    else input.current?.focus()
  }

  // An empty field that was merely passed through is no mistake yet.
  const leave = (text: string) => setProblem(text.trim() === '' && !problem ? undefined : failure(check(text)))
  const mend = (text: string) => problem && setProblem(failure(check(text)))

  return (
    <form ref={form} className={styles.form} action={href('start')} method="get" onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <input type="hidden" name="packageId" value={packageId} />
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          name="zipCode"
          defaultValue={failed ?? zipCode}
          placeholder={placeholder}
          required
          pattern={postcodePattern}
          maxLength={12}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={language === 'en' ? 'numeric' : 'text'}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onBlur={(event) => leave(event.currentTarget.value)}
          onInput={(event) => mend(event.currentTarget.value)}
        />
        <Button type="submit">{words.start}</Button>
      </div>
      <div id={`${id}-problem`} role="status">
        {problem && <PostcodeProblem {...problem} />}
      </div>
    </form>
  )
}

const failure = (result: PostcodeCheck) => (result.ok ? undefined : result)

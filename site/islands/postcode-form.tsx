import { type ReactNode, type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { estimate } from '#copy/estimate.ts'
import { language } from '#copy/language.ts'
import { postcodeForm as words } from '#copy/postcode-form.ts'
import { countryOf } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { checkCoveredPostcode, type PostcodeCheck, type ZipCode } from '../../domain/places/postcode.ts'
import { Button, HiddenFields } from '../../ui/components/button.tsx'
import { ZipCodeInput } from '../../ui/components/zip-code-input.tsx'
import { useOrderLinks, usePointerDown, usePostcodeFilled } from '../forms/form-hooks.ts'
import { PostcodeProblem } from '../forms/postcode-problem.tsx'
import type { SiteArea } from '../page-data/site-area.ts'
import styles from './postcode-form.module.css'

export interface PostcodeFormProps {
  orderSiteUrl: string
  /** Whether that is our own, which takes a date along. */
  ownOrderSite?: boolean | undefined
  packageId: PackageId
  /**
   * Paths of other pages; that of the estimate page only where estimates are offered. The page table stays on the
   * server.
   */
  hrefs: { start: string; contact: string; estimate?: string }
  /** This page on the other-language site. */
  counterpartHref: string | undefined
  /** Where the company goes; undefined: everywhere. */
  area?: SiteArea | undefined
  /** A postcode that came along in the address, as typed. */
  zipCode?: string | undefined
  placeholder?: string | undefined
  /** The refused input, when the page is shown again after a submit without script. */
  failed?: string | undefined
  /** The query that goes along with the postcode, here and on the other-language site: the package first. */
  carried?: string | undefined
  /** Whether it is one of a page's further forms: a line high, without the way to the estimate. */
  slim?: boolean | undefined
  /** The content below the field for a covered code; otherwise one line leads to the estimate. */
  below?: (zipCode: ZipCode | undefined) => ReactNode
}

/**
 * A postal code and Start: redirects the visitor to the ordering site with the package of the page. Without script it
 * is a plain GET to `/start`, which applies the same rules.
 */
export default function PostcodeForm(props: PostcodeFormProps) {
  const { packageId, zipCode, hrefs, placeholder, failed, carried, slim, below } = props
  const { form, input, problem, complete, submit, leave, type } = usePostcode(props)
  const id = useId()
  return (
    <form
      ref={form}
      className={slim ? styles.slim : styles.form}
      action={hrefs.start}
      method="get"
      noValidate
      data-follows-postcode={below && ''}
      onSubmit={submit}
    >
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <HiddenFields fields={[...new URLSearchParams(carried ?? `packageId=${packageId}`)]} />
      <div className={styles.row}>
        <ZipCodeInput
          ref={input}
          id={id}
          className={styles.input}
          defaultValue={failed ?? zipCode}
          placeholder={placeholder ?? props.area?.hint ?? words.placeholder}
          failed={problem !== undefined}
          onBlur={(event) => leave(event.currentTarget)}
          onInput={type}
        />
        <Button type="submit">{words.start}</Button>
      </div>
      <div id={`${id}-problem`} role="status">
        {problem && (
          <PostcodeProblem
            {...problem}
            counterpartHref={props.counterpartHref}
            contactHref={hrefs.contact}
            outside={props.area?.outside}
            {...(carried && { carried: `${carried}&zipCode=${problem.zipCode ?? ''}` })}
          />
        )}
      </div>
      {below?.(complete)}
      {!below && !slim && hrefs.estimate && (
        <button type="submit" className={`link ${styles.show}`} formAction={hrefs.estimate}>
          {estimate.show}
        </button>
      )}
    </form>
  )
}

/** What is typed into the form: what is wrong with it, the code once it is complete, and the handlers of the fields. */
function usePostcode({ failed, orderSiteUrl, packageId, carried, area }: PostcodeFormProps) {
  const coverage = area?.coverage
  const check = useCallback((text: string) => checkCoveredPostcode(countryOf(language), text, coverage), [coverage])
  const [problem, setProblem] = useState(() => (failed === undefined ? undefined : failure(check(failed))))
  const [complete, setComplete] = useState<ZipCode>()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // The button for the estimate has an address of its own, where a postcode can still be typed or mended.
    if (event.submitter?.hasAttribute('formaction')) return
    const result = check(input.current?.value ?? '')
    // `/start` hands over what goes along.
    if (result.ok && carried) return
    event.preventDefault()
    setProblem(failure(result))
    if (result.ok) location.assign(handOffUrl(orderSiteUrl, packageId, result.zipCode))
    else input.current?.focus()
  }

  // Words that come while the pointer is down would move what it presses: they wait for the click.
  const isPointerDown = usePointerDown()
  function leave(field: HTMLInputElement) {
    const say = () => setProblem(failure(check(field.value)))
    if (isPointerDown.current) addEventListener('click', say, { once: true })
    else say()
  }
  const follow = useCallback(() => {
    const result = check(input.current?.value ?? '')
    setComplete(result.ok ? result.zipCode : undefined)
    return result
  }, [check])

  useOrderLinks(complete && handOffUrl(orderSiteUrl, packageId, complete))
  usePostcodeFilled(form, () => {
    setProblem(undefined)
    follow()
  })

  // A code typed before hydration, carried from another page or given in the address has its estimate too (R6.1).
  useEffect(() => void follow(), [follow])

  function type() {
    const result = follow()
    if (problem) setProblem(failure(result))
  }
  return { form, input, problem, complete, submit, leave, type }
}

const failure = (result: PostcodeCheck) => (result.ok ? undefined : result)

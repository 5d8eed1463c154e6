import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { packageNames } from '#copy/package-names.ts'
import { formatChoice, readChoice, withoutTypicalHome } from '../../domain/estimate/choice.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { Button } from '../../ui/button.tsx'
import field from '../../ui/field.module.css'
import '../../ui/select.css'
import { ExtraBoxes } from '../../ui/home-form/extra-boxes.tsx'
import { useNativeValidationUntilHydrated } from '../../ui/home-form/native-validation.ts'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import { usePostcodeFilled } from '../../ui/home-form/use-postcode-filled.ts'
import { useRoomRows } from '../../ui/home-form/use-room-rows.ts'
import type { EstimateData } from '../estimate/estimate-data.ts'
import { EstimateOutcome } from '../estimate/estimate-outcome.tsx'
import { useEstimate } from '../estimate/use-estimate.ts'
import { ZipCodeField } from '../estimate/zip-code-field.tsx'
import styles from './estimate-desk.module.css'

/** What the form asks for as it stands; undefined without a postcode. */
function queryIn(form: HTMLFormElement | null, typicalHome: readonly Room[]): string | undefined {
  const fields = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])
  const choice = withoutTypicalHome(readChoice(new URLSearchParams(fields)), typicalHome)
  return choice.zipCode ? formatChoice(choice) : undefined
}

/**
 * The form that refines an estimate, with what comes of it beside it. Without script it is a plain GET form, answered with the
 * page at the address that keeps the choice; with script figures and address follow while the visitor fills it in.
 */
export default function EstimateDesk({
  data: { choice, typicalHome, includedExtras, result: firstResult },
  path,
  orderSiteUrl,
  ownOrderSite = false,
  counterpartHref,
}: {
  data: EstimateData
  /** Of this page. */
  path: string
  orderSiteUrl: string
  /** Whether that is our own, which takes the rooms along. */
  ownOrderSite?: boolean | undefined
  /** This page on the other-language site. */
  counterpartHref: string
}) {
  const form = useRef<HTMLFormElement>(null)
  const packageSelectId = useId()
  const firstQuery = choice.zipCode ? formatChoice(choice) : undefined
  const [asked, setAsked] = useState({ query: firstQuery, attempt: 0 })
  const { answered, status } = useEstimate(
    asked.query,
    firstQuery === undefined ? undefined : { query: firstQuery, result: firstResult },
    asked.attempt,
  )
  const { rows, press } = useRoomRows(form, choice.rooms ?? typicalHome, typicalHome)
  useNativeValidationUntilHydrated(form)

  useEffect(() => {
    if (answered && answered.result !== firstResult) history.replaceState(history.state, '', `?${answered.query}`)
  }, [answered, firstResult])

  const follow = (attempt: number) => setAsked({ query: queryIn(form.current, typicalHome), attempt })
  usePostcodeFilled(form, () => follow(asked.attempt))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (event.submitter instanceof HTMLButtonElement) press(event.submitter)
    follow(asked.attempt + 1)
  }

  const result = asked.query && answered ? answered.result : ({ state: 'empty' } as const)
  const included = result.state === 'estimate' ? result.answer.assumptions.includedExtras : includedExtras
  // Read after each render: something may have been typed, or filled in from the visit, before the first one, and the box of an extra that
  // a package has anyway is no part of the form.
  useEffect(() => {
    const query = queryIn(form.current, typicalHome)
    setAsked((asked) => (asked.query === query ? asked : { ...asked, query }))
  })
  return (
    <form
      ref={form}
      className={styles.desk}
      action={path}
      method="get"
      data-follows-postcode=""
      onSubmit={submit}
      onInput={() => follow(asked.attempt)}
    >
      {/* Enter in a field presses the first button of a form: that must not be one that drops a row. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <div className={styles.choices}>
        <h2>{words.form.title}</h2>
        <div className={styles.basics}>
          <div className={field.field}>
            <label htmlFor={packageSelectId}>{words.form.package}</label>
            <select id={packageSelectId} className={field.input} name="packageId" defaultValue={choice.packageId}>
              {packageIds.map((id) => (
                <option key={id} value={id}>
                  {packageNames[id]}
                </option>
              ))}
            </select>
          </div>
          <ZipCodeField
            defaultValue={choice.zipCode}
            checked={asked.query && answered?.query}
            counterpartHref={counterpartHref}
          />
        </div>
        <RoomRows rows={rows} typical={!choice.rooms} />
        <ExtraBoxes chosen={choice.extras} included={included} />
        <p className={styles.submit}>
          <Button type="submit">{words.form.submit}</Button>
        </p>
      </div>
      <EstimateOutcome
        query={asked.query ?? ''}
        result={result}
        status={status}
        orderSiteUrl={orderSiteUrl}
        ownOrderSite={ownOrderSite}
      />
    </form>
  )
}

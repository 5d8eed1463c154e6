import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
import { packageNames } from '#copy/package-names.ts'
import { type EstimateChoice, formatChoice, readChoice, withoutTypicalHome } from '../../domain/estimate/choice.ts'
import { homeOf } from '../../domain/estimate/home.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import { hourlyPackage } from '../../domain/estimate/sold-hours.ts'
import { countryOf } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { checkPostcode, type ZipCode } from '../../domain/places/postcode.ts'
import { Button } from '../../ui/components/button.tsx'
import field from '../../ui/components/field.module.css'
import '../../ui/components/select.css'
import { DirtChoice } from '../../ui/home-form/dirt-choice.tsx'
import { ExtraBoxes } from '../../ui/home-form/extra-boxes.tsx'
import { HomeFigures } from '../../ui/home-form/home-figures.tsx'
import { HoursChoice } from '../../ui/home-form/hours-choice.tsx'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import { queryOf, useRoomRows } from '../../ui/home-form/use-room-rows.ts'
import { EstimateBar } from '../estimate/estimate-bar.tsx'
import { EstimateOutcome } from '../estimate/estimate-outcome.tsx'
import { PriceDrivers } from '../estimate/price-drivers.tsx'
import { useEstimate } from '../estimate/use-estimate.ts'
import { ZipCodeField } from '../estimate/zip-code-field.tsx'
import { useOrderLinks } from '../forms/use-order-links.ts'
import { usePostcodeFilled } from '../forms/use-postcode-filled.ts'
import type { EstimateData } from '../page-data/estimate-result.ts'
import styles from './estimate-desk.module.css'

const choiceIn = (form: HTMLFormElement | null, typicalHome: readonly Room[]): EstimateChoice =>
  withoutTypicalHome(readChoice(queryOf(form), typicalHome), typicalHome)

function zipCodeOf({ zipCode }: EstimateChoice): ZipCode | undefined {
  const check = checkPostcode(countryOf(language), zipCode)
  return check.ok ? check.zipCode : undefined
}

/**
 * The form that refines an estimate, with what comes of it beside it: four answers first, the rooms one by one behind
 * them. Without script it is a plain GET form, answered with the page at the address that keeps the choice; with script
 * figures and address follow while the visitor fills it in.
 */
export default function EstimateDesk({
  data: {
    choice: firstChoice,
    attempt: firstAttempt,
    typicalHome,
    hoursOnSale,
    exampleZipCode,
    includedExtras,
    result: firstResult,
  },
  path,
  orderSiteUrl,
  ownOrderSite,
  counterpartHref,
  contactHref,
}: {
  data: EstimateData
  /** Of this page. */
  path: string
  orderSiteUrl: string
  /** Whether that is our own, which takes rooms, extras and date along. */
  ownOrderSite?: boolean | undefined
  /** This page on the other-language site. */
  counterpartHref: string
  /** Of the page that takes messages. */
  contactHref: string
}) {
  const form = useRef<HTMLFormElement>(null)
  const packageSelectId = useId()
  const queryFor = (choice: EstimateChoice) => formatChoice({ ...choice, zipCode: choice.zipCode || exampleZipCode })
  const [{ choice, attempt, ...asked }, setAsked] = useState({
    choice: firstChoice,
    attempt: firstAttempt,
    example: firstChoice.zipCode === '',
  })
  const query = queryFor(choice)
  const { answered, status } = useEstimate(query, { query: queryFor(firstChoice), result: firstResult }, attempt)
  const rooms = firstChoice.rooms ?? typicalHome
  const { rows, press } = useRoomRows(form, rooms, typicalHome)

  const address = formatChoice(choice)
  useEffect(() => {
    if (status !== 'current' || !answered || answered.result === firstResult) return
    history.replaceState(history.state, '', `?${address}`)
  }, [answered, status, address, firstResult])

  const follow = (attempt: number) =>
    setAsked(({ example }) => {
      const choice = choiceIn(form.current, typicalHome)
      // A code that is being typed changes nothing yet.
      return { choice, attempt, example: choice.zipCode === '' || (example && !zipCodeOf(choice)) }
    })
  usePostcodeFilled(form, () => follow(attempt))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Only buttons submit this form.
    const submitter = event.submitter as HTMLButtonElement | null
    if (submitter?.name) press(submitter)
    else form.current?.querySelector<HTMLElement>('[name=zipCode]:invalid')?.focus()
    follow(attempt + 1)
  }

  // Read after each render: something may have been typed, or filled in from the visit, before the first one, and the
  // box of an extra that a package has anyway is no part of the form.
  useEffect(() => {
    const now = choiceIn(form.current, typicalHome)
    if (formatChoice(now) !== formatChoice(choice)) follow(attempt)
  })

  const result = answered?.result ?? firstResult
  const answer = result.state === 'estimate' ? result.answer : undefined
  const zipCode = zipCodeOf(choice)
  // Until there is an answer for the visitor's own postcode, the figures are those of the example.
  const example =
    asked.example || (answer?.zipCode === exampleZipCode && zipCode !== undefined && zipCode !== exampleZipCode)
  const orderable = !example || zipCode !== undefined
  // If the visitor orders before the estimate refreshes, the form's current values count.
  const orderHref = (date?: string) =>
    handOffUrl(
      orderSiteUrl,
      choice.packageId,
      zipCode ?? (example ? undefined : answer?.zipCode),
      ownOrderSite ? { ...choice, ...(date && { date }) } : undefined,
    )
  useOrderLinks(orderHref())
  return (
    <form
      ref={form}
      className={styles.desk}
      action={path}
      method="get"
      noValidate
      data-follows-postcode=""
      onSubmit={submit}
      onInput={() => follow(attempt)}
    >
      {/* Enter in a field presses the first button of a form: that must not be one that drops a row. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <div className={styles.choices}>
        <h2>{words.form.title}</h2>
        <div className={styles.basics}>
          <div className={field.field}>
            <label htmlFor={packageSelectId}>{words.form.package}</label>
            <select id={packageSelectId} className={field.input} name="packageId" defaultValue={firstChoice.packageId}>
              {packageIds.map((id) => (
                <option key={id} value={id}>
                  {packageNames[id]}
                </option>
              ))}
            </select>
          </div>
          <ZipCodeField
            defaultValue={firstChoice.zipCode}
            unknown={result.state === 'refused' && result.problems.zipCode === 'unknown'}
            checked={choice.zipCode ? answered?.query : attempt > 0 ? address : undefined}
            counterpartHref={counterpartHref}
            contactHref={contactHref}
          />
        </div>
        {choice.packageId === hourlyPackage && <HoursChoice onSale={hoursOnSale} chosen={firstChoice.soldMinutes} />}
        <HomeFigures rooms={rooms} />
        <DirtChoice level={homeOf(rooms).dirt} />
        <details className={`fold ${styles.more}`} open={firstChoice.rooms !== undefined}>
          <summary>{words.form.rooms}</summary>
          <RoomRows rows={rows} typical={!firstChoice.rooms} />
        </details>
        <details className={`fold ${styles.more}`} open={firstChoice.extras.length > 0}>
          <summary>{words.form.extras}</summary>
          <ExtraBoxes chosen={firstChoice.extras} included={answer?.assumptions.includedExtras ?? includedExtras} />
        </details>
        <p className={styles.submit}>
          <Button type="submit">{words.form.submit}</Button>
        </p>
        {answer && <EstimateBar answer={answer} example={example} orderUrl={orderable ? orderHref() : undefined} />}
      </div>
      <div className={styles.result}>
        <EstimateOutcome
          result={result}
          status={status}
          example={example}
          orderable={orderable}
          orderHref={orderHref}
          contactHref={contactHref}
        />
        {answer && <PriceDrivers answer={answer} />}
      </div>
    </form>
  )
}

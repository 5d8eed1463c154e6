import { type SubmitEvent, useEffect, useRef } from 'react'
import { estimateDesk as words } from '#copy/estimate-desk.ts'
import { packageNames } from '#copy/package-names.ts'
import { formatChoice } from '../../domain/estimate/choice.ts'
import { homeOf } from '../../domain/estimate/home.ts'
import { hourlyPackage } from '../../domain/estimate/sold-hours.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { Button } from '../../ui/components/button.tsx'
import '../../ui/components/select.css'
import { ExtraBoxes } from '../../ui/home-form/extra-boxes.tsx'
import { HoursChoice, PackageChoice } from '../../ui/home-form/home-choices.tsx'
import { DirtChoice, HomeFigures } from '../../ui/home-form/home-figures.tsx'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import { useRoomRows } from '../../ui/home-form/use-room-rows.ts'
import { EstimateBar, EstimateOutcome } from '../estimate/estimate-outcome.tsx'
import { PriceDrivers } from '../estimate/price-drivers.tsx'
import { useChoice, zipCodeOf } from '../estimate/use-choice.ts'
import { useEstimate } from '../estimate/use-estimate.ts'
import { ZipCodeField } from '../estimate/zip-code-field.tsx'
import { useOrderLinks, usePostcodeFilled } from '../forms/form-hooks.ts'
import type { EstimateData } from '../page-data/estimate-result.ts'
import styles from './estimate-desk.module.css'

interface EstimateDeskProps {
  data: EstimateData
  /** The path of this page. */
  path: string
  orderSiteUrl: string
  /** Whether that is our own, which takes rooms, extras and date along. */
  ownOrderSite?: boolean | undefined
  /** This page on the other-language site. */
  counterpartHref: string | undefined
  /** Of the page that takes messages. */
  contactHref: string
}

/**
 * The form that refines an estimate, with what comes of it beside it: four answers first, the rooms one by one behind
 * them. Without script it is a plain GET form, answered with the page at the address that keeps the choice; with script
 * figures and address follow while the visitor fills it in.
 */
export default function EstimateDesk(props: EstimateDeskProps) {
  const { data, path, contactHref } = props
  const desk = useDesk(props)
  const { form, answer, example, orderable, orderHref, follow } = desk
  return (
    <form
      ref={form}
      className={styles.desk}
      action={path}
      method="get"
      noValidate
      data-follows-postcode=""
      onSubmit={desk.submit}
      onInput={() => follow()}
    >
      {/* Enter in a field submits with the first button of a form, which must not remove a room. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <div className={styles.choices}>
        <h2>{words.form.title}</h2>
        <Basics {...props} desk={desk} />
        {desk.choice.packageId === hourlyPackage && (
          <HoursChoice onSale={data.hoursOnSale} chosen={data.choice.soldMinutes} words={words.form.hours} />
        )}
        <Home {...props} desk={desk} />
        <p className={styles.submit}>
          <Button type="submit">{words.form.submit}</Button>
        </p>
        {answer && <EstimateBar answer={answer} example={example} orderUrl={orderable ? orderHref() : undefined} />}
      </div>
      <div className={styles.result}>
        <EstimateOutcome
          result={desk.result}
          status={desk.status}
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

type DeskPart = EstimateDeskProps & { desk: ReturnType<typeof useDesk> }

/** Package and postcode. */
function Basics({ data, counterpartHref, contactHref, desk }: DeskPart) {
  const { choice, result, answered, attempt } = desk
  return (
    <div className={styles.basics}>
      <PackageChoice label={words.form.package} names={packageNames} chosen={data.choice.packageId} />
      <ZipCodeField
        defaultValue={data.choice.zipCode}
        unknown={result.state === 'refused' && result.problems.zipCode === 'unknown'}
        area={data.area}
        checked={choice.zipCode ? answered?.query : attempt > 0 ? formatChoice(choice) : undefined}
        counterpartHref={counterpartHref}
        contactHref={contactHref}
      />
    </div>
  )
}

/** The home as figures, its rooms one by one, and extras. */
function Home({ data: { choice, typicalHome }, desk: { rows, included } }: DeskPart) {
  const rooms = choice.rooms ?? typicalHome
  return (
    <>
      <HomeFigures rooms={rooms} />
      <DirtChoice level={homeOf(rooms).dirt} />
      <details className={`fold ${styles.more}`} open={choice.rooms !== undefined}>
        <summary>{words.form.rooms}</summary>
        <RoomRows rows={rows} typical={!choice.rooms} words={words} />
      </details>
      <details className={`fold ${styles.more}`} open={choice.extras.length > 0}>
        <summary>{words.form.extras}</summary>
        <ExtraBoxes chosen={choice.extras} included={included} />
      </details>
    </>
  )
}

/** What the form asks for, and what is shown of the answer. */
function useDesk({ data, orderSiteUrl, ownOrderSite }: EstimateDeskProps) {
  const { choice: first, typicalHome, exampleZipCode, result: firstResult } = data
  const form = useRef<HTMLFormElement>(null)
  const asked = useChoice(form, data)
  const { choice, attempt, follow } = asked
  const queryFor = (choice: typeof first) => formatChoice({ ...choice, zipCode: choice.zipCode || exampleZipCode })
  const { answered, status } = useEstimate(queryFor(choice), { query: queryFor(first), result: firstResult }, attempt)
  const result = answered?.result ?? firstResult
  const answer = result.state === 'estimate' ? result.answer : undefined
  const included = answer?.assumptions.includedExtras ?? data.includedExtras
  const { rows, applyButton } = useRoomRows(form, first.rooms ?? typicalHome, typicalHome)

  usePostcodeFilled(form, () => follow())
  // Before the first render, something may have been typed, or filled in from the visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these change the fields of the form
  useEffect(() => follow(), [rows, included, choice.packageId])
  useAddress(formatChoice(choice), status === 'current' && result !== firstResult)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Only buttons submit this form.
    const submitter = event.submitter as HTMLButtonElement | null
    if (submitter?.name) applyButton(submitter)
    else form.current?.querySelector<HTMLElement>('[name=zipCode]:invalid')?.focus()
    follow(true)
  }

  const zipCode = zipCodeOf(choice, data.area)
  // Until there is an answer for the visitor's own postcode, the figures are those of the example.
  const example =
    asked.example || (answer?.zipCode === exampleZipCode && zipCode !== undefined && zipCode !== exampleZipCode)
  // If the visitor orders before the estimate refreshes, the form's current values count.
  const orderZipCode = zipCode ?? (example ? undefined : answer?.zipCode)
  const orderHref = (date?: string) =>
    handOffUrl(
      orderSiteUrl,
      choice.packageId,
      orderZipCode,
      ownOrderSite ? { ...choice, ...(date && { date }) } : undefined,
    )
  useOrderLinks(orderHref())
  const orderable = !example || zipCode !== undefined
  return {
    form,
    choice,
    attempt,
    follow,
    submit,
    answered,
    status,
    result,
    answer,
    included,
    rows,
    example,
    orderable,
    orderHref,
  }
}

/** Keeps what figures are shown for in the address of the page. */
function useAddress(query: string, isAnswered: boolean): void {
  useEffect(() => {
    if (isAnswered) history.replaceState(history.state, '', `?${query}`)
  }, [query, isAnswered])
}

import { estimateDesk } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
import { check } from '#copy/order/check.ts'
import { location } from '#copy/order/location.ts'
import { orderMail } from '#copy/order/mail.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { visits } from '#copy/order/visits.ts'
import { fill } from '../../copy/fill.ts'
import { crew, duration, fullDay, money, untilTime } from '../../copy/format/format-work.ts'
import { freeInWords } from '../../copy/format/rights-in-words.ts'
import { showForm } from '../../domain/forms/form.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { ownChangeForm } from '../../domain/orders/visit-form.ts'
import type { ChangePreview } from '../../services/orders/change/change-form.ts'
import { Button } from '../../ui/components/button.tsx'
import { Agreement } from '../../ui/components/choices.tsx'
import { Field } from '../../ui/components/field.tsx'
import { type ChangeSpeech, ChangeTable } from '../../ui/forms/change-table.tsx'
import { HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import { orderPath } from '../layout/routes.ts'
import { roomsInWords, visitInWords } from '../sections/draft-words.ts'
import type { HomeForm } from '../sections/home-fields.tsx'
import { OrderConsents } from '../sections/order-consents.tsx'
import form from '../sections/order-form.module.css'
import { RoomFields } from '../sections/room-fields.tsx'
import { Notice, OrderStep } from '../sections/step-frame.tsx'
import { type VisitChoice, VisitWeeks } from '../sections/visit-weeks.tsx'
import styles from './change-page.module.css'

const words = orderPage.change

/** Why nothing was changed, in words. */
export const changeProblems = {
  stale: orderPage.stale,
  notPossible: orderPage.notPossible,
  taken: orderPage.taken,
  gone: orderPage.gone,
  tooLarge: location.problems.tooLarge,
  consent: check.problems.beginEarly,
  afterHandover: words.afterHandover,
  tooMany: orderPage.tooMany,
}

/** Why a change of an order was not made, or has to be confirmed again. */
export type ChangeProblem = keyof typeof changeProblems

export interface ChangeProps extends VisitChoice {
  view: OrderView
  /** Undefined for a business, whose work was agreed. */
  form: HomeForm | undefined
  preview?: ChangePreview
  problem?: ChangeProblem
}

/**
 * Another date, rooms and extras in one form (R16.5): before anything is changed, all changes and the total beside the
 * current ones.
 */
export default function ChangePage({ view, form: home, preview, problem, ...choice }: ChangeProps) {
  const action = orderPath(view.key, 'change')
  return (
    <OrderStep view={view} title={words.title} lead={words.lead}>
      {problem && <Notice kind="attention">{changeProblems[problem]}</Notice>}
      {preview && <Preview view={view} action={action} preview={preview} />}
      {problem !== 'notPossible' && (
        <form className={form.form} method="get" action={`${action}#preview`} noValidate>
          {/* Enter in a field submits with the first button of a form, which must not remove a room. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
          <section className={styles.part}>
            <h2>{words.dateTitle}</h2>
            {home && <p>{words.dateLead}</p>}
            {view.order.packageId === 'es' && (
              <Field
                type="date"
                name="handover"
                label={location.handover}
                defaultValue={home?.handover}
                lang={language}
              />
            )}
            <VisitWeeks {...choice} handover={home?.handover} />
            <p className={form.submit}>
              <Button type="submit">{words.preview}</Button>
            </p>
          </section>
          {home && (
            <section className={styles.part} id="home">
              <h2>{home.hoursOnSale ? words.hoursTitle : words.homeTitle}</h2>
              <p>{words.homeLead}</p>
              <RoomFields form={home} />
              <p className={form.submit}>
                <Button type="submit">{words.preview}</Button>
              </p>
            </section>
          )}
        </form>
      )}
    </OrderStep>
  )
}

interface PreviewProps {
  view: OrderView
  action: string
  preview: ChangePreview
}

/** The preview of a change, with the button that makes it. */
function Preview({ view: { order, terms }, action, preview: { quote, consents, sent } }: PreviewProps) {
  if (!Object.values(quote.changes).includes(true)) {
    return (
      <Notice kind="attention">
        <p id="preview">{words.same}</p>
      </Notice>
    )
  }
  const of = showForm(ownChangeForm, sent, language)
  return (
    <form className={`${form.form} ${styles.preview}`} id="preview" method="post" action={action} noValidate>
      <HiddenFormFields of={of} as={undefined} />
      <ChangeTable order={order} quote={quote} speech={speech} />
      <p>
        {quote.feeCents > 0
          ? fill(words.fee, { until: untilTime(terms.freeUntil), fee: money(quote.feeCents) })
          : `${fill(words.free, { price: money(quote.priceCents) })} ${freeInWords(quote.terms)}`}
      </p>
      {quote.afterHandover && (
        <Agreement
          name="afterHandover"
          label={fill(visits.comeLate, { date: fullDay(quote.handover ?? '') })}
          chosen={undefined}
        />
      )}
      <OrderConsents of={of} consents={consents} />
      <p className={form.submit}>
        <Button type="submit">{words.submit}</Button>
      </p>
    </form>
  )
}

const speech: ChangeSpeech = {
  labels: {
    now: words.now,
    later: words.changed,
    ...orderMail.order,
    hours: estimateDesk.form.hours.label,
    price: check.labels.price,
  },
  visit: visitInWords,
  rooms: roomsInWords,
  extras: (extras) => extras.map((id) => estimateDesk.extras[id].name).join(', ') || '–',
  hours: (soldMinutes) => (soldMinutes ? duration(soldMinutes) : estimateDesk.form.hours.byRooms),
  crew,
  day: fullDay,
  money,
}

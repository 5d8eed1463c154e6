import { estimateDesk } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
import { check } from '#copy/order/check.ts'
import { location } from '#copy/order/location.ts'
import { orderMail } from '#copy/order/mail.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { visits } from '#copy/order/visits.ts'
import { fill } from '../../copy/fill.ts'
import { crew, duration, fullDay, money } from '../../copy/format/format-work.ts'
import { untilTime } from '../../copy/format/full-time.ts'
import { formatRooms } from '../../domain/estimate/rooms.ts'
import { formatHours, hourlyPackage } from '../../domain/estimate/sold-hours.ts'
import type { ChangePreview, Order, OrderView } from '../../domain/orders/order.ts'
import { formatVisit } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/components/button.tsx'
import { Agreement } from '../../ui/components/choices.tsx'
import { Field } from '../../ui/components/field.tsx'
import type { ChangeProblem, OrderDataOf } from '../layout/order-page-data.ts'
import { orderPath } from '../layout/routes.ts'
import { freeInWords, roomsInWords, visitInWords } from '../sections/draft-words.ts'
import { Notice } from '../sections/notice.tsx'
import { OrderBack } from '../sections/order-back.tsx'
import { OrderConsents } from '../sections/order-consents.tsx'
import form from '../sections/order-form.module.css'
import { PlacedOrder } from '../sections/placed-order.tsx'
import { RoomFields } from '../sections/room-fields.tsx'
import { StepPage } from '../sections/step-frame.tsx'
import { VisitWeeks } from '../sections/visit-weeks.tsx'
import styles from './change-page.module.css'

const words = orderPage.change

/** Why nothing was changed, in words. */
export const changeProblems: Record<ChangeProblem, string> = {
  stale: orderPage.stale,
  notPossible: orderPage.notPossible,
  taken: orderPage.taken,
  gone: orderPage.gone,
  tooLarge: location.problems.tooLarge,
  consent: check.problems.beginEarly,
  afterHandover: words.afterHandover,
  tooMany: orderPage.tooMany,
}

/**
 * Another date, rooms and extras in one form (R16.5): what all of it comes to beside the present, before anything is
 * changed.
 */
export default function ChangePage({ data }: { data: OrderDataOf<'change'> }) {
  const { view, form: home, preview, problem, ...choice } = data
  const action = orderPath(view.key, 'change')
  return (
    <>
      <OrderBack view={view} />
      <StepPage title={words.title} lead={words.lead} aside={<PlacedOrder view={view} />}>
        {problem && (
          <Notice kind="look">
            <p>{changeProblems[problem]}</p>
          </Notice>
        )}
        {preview && <Preview view={view} action={action} preview={preview} />}
        {problem !== 'notPossible' && (
          <form className={form.form} method="get" action={`${action}#preview`} noValidate>
            {/* Enter in a field presses the first button of a form: that must not be one that drops a room. */}
            <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
            <section className={styles.part}>
              <h2>{words.dateTitle}</h2>
              <p>{words.dateLead}</p>
              {view.order.packageId === 'es' && (
                <Field
                  type="date"
                  name="handover"
                  label={location.handover}
                  defaultValue={home.handover}
                  lang={language}
                />
              )}
              <VisitWeeks {...choice} handover={home.handover} />
              <p className={form.submit}>
                <Button type="submit">{words.preview}</Button>
              </p>
            </section>
            <section className={styles.part} id="home">
              <h2>{home.hoursOnSale ? words.hoursTitle : words.homeTitle}</h2>
              <p>{words.homeLead}</p>
              <RoomFields form={home} />
              <p className={form.submit}>
                <Button type="submit">{words.preview}</Button>
              </p>
            </section>
          </form>
        )}
      </StepPage>
    </>
  )
}

interface PreviewProps {
  view: OrderView
  action: string
  preview: ChangePreview
}

/** The preview of a change, with the button that makes it. */
function Preview({ view: { order, terms }, action, preview: { quote, consents } }: PreviewProps) {
  if (!Object.values(quote.changes).includes(true)) {
    return (
      <Notice kind="look">
        <p id="preview">{words.same}</p>
      </Notice>
    )
  }
  const rows = [
    [visits.legend, visitInWords(order.visit), visitInWords(quote.visit)],
    [estimateDesk.form.rooms, roomsInWords(order.rooms), roomsInWords(quote.rooms)],
    [estimateDesk.form.extras, extrasInWords(order.extras), extrasInWords(quote.extras)],
    ...(order.packageId === hourlyPackage
      ? [[estimateDesk.form.hours.label, soldInWords(order), soldInWords(quote)] as const]
      : []),
    [estimateDesk.drivers.time, crew(order), crew(quote)],
    ...(order.packageId === 'es'
      ? [[orderMail.order.handover, handoverInWords(order), handoverInWords(quote)] as const]
      : []),
    [check.labels.price, money(order.priceCents), money(quote.priceCents)],
  ] as const
  return (
    <form className={`${form.form} ${styles.preview}`} id="preview" method="post" action={action} noValidate>
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="price" value={quote.priceCents} />
      <input type="hidden" name="fee" value={quote.feeCents} />
      <input type="hidden" name="visit" value={formatVisit(quote.visit)} />
      <input type="hidden" name="rooms" value={formatRooms(quote.rooms)} />
      <input type="hidden" name="extras" value={quote.extras.join(',')} />
      {order.packageId === hourlyPackage && (
        <input type="hidden" name="hours" value={quote.soldMinutes ? formatHours(quote.soldMinutes) : ''} />
      )}
      {order.packageId === 'es' && <input type="hidden" name="handover" value={quote.handover ?? ''} />}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.now}</th>
            <th scope="col">{words.changed}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, now, then]) => (
            <tr key={label} data-differs={now !== then || undefined}>
              <th scope="row">{label}</th>
              <td>{now}</td>
              <td>{then}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
      {consents.length > 0 && <OrderConsents consents={consents} given={[]} missing={[]} />}
      <p className={form.submit}>
        <Button type="submit">{words.submit}</Button>
      </p>
    </form>
  )
}

const soldInWords = ({ soldMinutes }: Pick<Order, 'soldMinutes'>) =>
  soldMinutes ? duration(soldMinutes) : estimateDesk.form.hours.byRooms
const handoverInWords = ({ handover }: Pick<Order, 'handover'>) => (handover ? fullDay(handover) : '–')
const extrasInWords = (extras: Order['extras']) => extras.map((id) => estimateDesk.extras[id].name).join(', ') || '–'

import { cleaningServices } from '#copy/cleaning-services.ts'
import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { details } from '#copy/order/details.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { officeOrderMail } from '#copy/order/office-mail.ts'
import { packageNames } from '#copy/package-names.ts'
import { everyRoom, roomNames, taskSentences } from '#copy/room-tasks.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { companyFacts, withFacts } from '../../../copy/format/company-facts.ts'
import { formatDate } from '../../../copy/format/format-date.ts'
import { crew, fullDay, money } from '../../../copy/format/format-work.ts'
import { fullTime, untilTime } from '../../../copy/format/full-time.ts'
import { taskInWords } from '../../../copy/format/task-in-words.ts'
import { orderedTasks } from '../../../domain/estimate/work.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import type { ConsentText } from '../../../domain/orders/order-consents.ts'
import { withdrawalUrl } from '../../../domain/orders/ordering-site.ts'
import { vatShares } from '../../../domain/orders/vat.ts'
import { sharedTasks } from '../../../domain/packages/room-tasks.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import type { MailField } from '../../contact/mail-fields.ts'
import { addressLine, arrivalWords, extrasInWords, partName, presenceWords, roomLines } from './mail-words.ts'

const field = (label: string, value: string): MailField => ({ label, value })

/**
 * The order, its customer and its visit, in the words for its reader.
 * @param at the time of the event that the mail reports
 */
export function orderParts(
  { order, person, teamName }: OrderView,
  at: Date,
  reader: 'customer' | 'office' = 'customer',
): MailPart[] {
  const labels = reader === 'office' ? { ...words.order, ...officeOrderMail.order } : words.order
  return [
    { heading: labels.heading },
    {
      fields: [
        field(labels.number, order.number),
        field(labels.package, packageNames[order.packageId]),
        field(labels.visit, fullDay(order.visit.date)),
        field(labels.arrival, arrivalWords(order.visit.part)),
        field(labels.address, addressLine(order, person)),
        ...(order.handover ? [field(labels.handover, fullDay(order.handover))] : []),
        field(labels.team, teamName),
        ...(reader === 'customer' ? [field(labels.phone, withFacts(labels.phoneHours))] : []),
        field(labels.crew, crew(order)),
        field(labels.extras, extrasInWords(order)),
        field(labels.customer, `${person.firstName} ${person.lastName}`),
        field(labels.contact, [person.phoneNumber, person.email].filter(Boolean).join(', ')),
        // Once it is cancelled no one comes, so there is nothing to inspect and nothing to pay for it.
        ...(order.state === 'ordered' ? [field(labels.presence, presenceWords(order, at, reader))] : []),
        ...(order.state === 'ordered' && order.presence === 'absent'
          ? [field(labels.access, order.access ? details.access.options[order.access] : labels.accessOpen)]
          : []),
        field(labels.orderedAt, fullTime(order.orderedAt)),
        ...(person.remark && reader === 'customer' ? [field(labels.remark, labels.remarkOnPage)] : []),
      ],
    },
    { heading: labels.rooms },
    { list: roomLines(order) },
    // Text that a stranger typed must not reach someone else's mailbox (R16.30).
    ...(person.remark && reader === 'office' ? [{ quote: { label: labels.remark, value: person.remark } }] : []),
  ]
}

/** An order for which no one comes any more, as short as it takes to know which one it was. */
export const endedParts = ({ order, person }: OrderView): MailPart[] => [
  { heading: words.cancelled.ordered },
  {
    fields: [
      field(words.order.number, order.number),
      field(words.order.package, packageNames[order.packageId]),
      field(words.order.visit, fullDay(order.visit.date)),
      field(words.order.address, addressLine(order, person)),
    ],
  },
]

/** The task list of each room, to which the terms refer. */
export function taskParts({ order }: OrderView): MailPart[] {
  const { roomsHeading, roomsIntro, roomsIntroHourly } = cleaningServices.packagePage
  const isPresent = order.presence === 'present'
  const hourly = isPresent ? roomsIntroHourly : words.tasksInOrder
  const intro = isPresent ? roomsIntro : words.tasksChecked
  return [{ heading: roomsHeading }, { paragraphs: [order.packageId === 'ms' ? hourly : intro] }, ...tasksByRoom(order)]
}

/** Every task of an order, extras included: those of every room once, then its own of each kind of room. */
export function tasksByRoom({
  packageId,
  rooms,
  extras,
  presence,
}: Pick<OrderView['order'], 'packageId' | 'rooms' | 'extras' | 'presence'>): MailPart[] {
  const lists = new Map(
    rooms.map(({ type }) => [
      type,
      orderedTasks(packageId, extras, type)
        // Nothing is agreed on the spot with a customer who is absent.
        .filter((task) => task !== 'set-priorities' || presence !== 'absent'),
    ]),
  )
  const shared = sharedTasks(lists)
  const everywhere = new Set(shared.map(({ task }) => task))
  const listOf = (subheading: string, list: readonly string[]): MailPart[] =>
    list.length > 0 ? [{ subheading }, { list }] : []
  return [
    ...listOf(
      everyRoom.heading,
      shared.map((each) => taskInWords({ tasks: taskSentences, rooms: roomNames, everyRoom }, each)),
    ),
    ...[...lists].flatMap(([type, tasks]) =>
      listOf(
        roomNames[type],
        tasks.flatMap((task) => (everywhere.has(task) ? [] : taskSentences[task])),
      ),
    ),
  ]
}

/** The price with its parts and the VAT in it. */
export function priceParts({ order, lines }: OrderView, reader: 'customer' | 'office' = 'customer'): MailPart[] {
  return [
    { heading: words.price.heading },
    {
      fields: [
        // A single part is the total.
        ...(lines.length > 1 ? lines.map((line) => field(partName(line.part), money(line.cents))) : []),
        field(words.price.total, money(order.priceCents)),
        ...vatShares(lines).map(({ vatPercent, vatCents }) =>
          field(fill(words.price.vat, { percent: vatPercent }), money(vatCents)),
        ),
        ...(order.feeCents > 0 ? [field(words.price.feeSoFar, money(order.feeCents))] : []),
      ],
    },
    ...(order.state === 'ordered' && reader === 'customer' && !order.sample
      ? [{ paragraphs: [words.price.final] }]
      : []),
  ]
}

/** The fees for changing and cancelling, and until when both are free. */
export function termsParts({ terms }: OrderView): MailPart[] {
  const until = untilTime(terms.freeUntil)
  const sentence = terms.alwaysFree
    ? fill(words.terms.always, { until })
    : fill(terms.free ? words.terms.free : words.terms.late, { until, fee: money(terms.lateFeeCents) })
  return [{ heading: words.terms.heading }, { paragraphs: [sentence] }]
}

/** The right to withdraw with its date, and what the customer asked for. */
export function withdrawalParts(
  { withdrawal }: OrderView,
  orderSiteUrl: string,
  consents: readonly ConsentText[],
): MailPart[] {
  const article = termsAndConditions.articles.findIndex(({ id }) => id === 'withdrawal') + 1
  const early = consents.some(({ kind }) => kind === 'beginEarly')
  const end = untilTime(withdrawal.until)
  const { untilFinished } = words.withdrawing
  const until = fill(words.withdrawing.until, { until: early ? fill(untilFinished, { until: end }) : end, article })
  return [
    { heading: words.withdrawing.heading },
    { paragraphs: early ? [until, words.withdrawing.early] : [until] },
    { link: { label: words.withdrawing.label, url: withdrawalUrl(orderSiteUrl) } },
  ]
}

/** The sentences that the customer agreed to, word for word. */
export const consentParts = (consents: readonly (ConsentText & { at: string })[]): MailPart[] => [
  { heading: words.consents.heading },
  {
    list: consents.map(({ text, at, version }) =>
      fill(words.consents.agreed, { consent: text, at: fullTime(new Date(at)), version: formatDate(version) }),
    ),
  },
]

/** The terms and conditions in full, with the model form for a withdrawal. */
export function termsInFull(lateChangePercent: number): MailPart[] {
  const terms = fillAll(termsAndConditions.articles, { ...companyFacts, percent: lateChangePercent })
  return [
    { heading: fill(words.fullTerms, { version: formatDate(termsAndConditions.updated) }) },
    ...terms.flatMap(({ heading, paragraphs, list, table }, index): MailPart[] => [
      { heading: `${index + 1}. ${heading}` },
      { paragraphs },
      ...(list ? [{ list }] : []),
      ...(table ? [{ fields: table.rows.map(({ when, cost, share }) => field(when, share ?? cost)) }] : []),
    ]),
  ]
}

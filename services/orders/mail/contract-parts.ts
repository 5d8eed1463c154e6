import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { business as ofBusiness } from '#copy/order/business.ts'
import { details } from '#copy/order/details.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { officeOrderMail } from '#copy/order/office-mail.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { crew, formatDate, fullDay, fullTime, money } from '../../../copy/format/format-work.ts'
import { freeInWords, rightsInWords } from '../../../copy/format/rights-in-words.ts'
import { noCents } from '../../../domain/money/cents.ts'
import type { BusinessOrder, Order, OrderView } from '../../../domain/orders/order.ts'
import type { PriceLine } from '../../../domain/orders/price-lines.ts'
import { vatShares } from '../../../domain/orders/vat.ts'
import type { ConsentText } from '../../../domain/orders/withdrawal-period.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import type { MailField } from '../../contact/mail-fields.ts'
import { addressLine, arrivalWords, extrasInWords, partName, payBy, roomLines } from './mail-words.ts'

const field = (label: string, value: string): MailField => ({ label, value })

/** The order, its customer and its visit, as the customer keeps them. */
export function orderParts({ order, person, teamName }: OrderView): MailPart[] {
  const labels = words.order
  const { legend, options } = details.presence
  return [
    {
      fields: [
        ...visitFields({ order, person }),
        field(labels.team, teamName),
        field(labels.crew, crew(order)),
        ...(order.business ? [] : [field(labels.extras, extrasInWords(order))]),
        field(labels.customer, `${person.firstName} ${person.lastName}`),
        field(labels.contact, contactOf(person)),
        // Once it is cancelled no one comes, so there is nothing to inspect and nothing to pay for it.
        ...(order.state === 'ordered' ? [field(legend, options[order.presence])] : []),
        ...accessFields(order, labels.accessOpen),
        ...(order.noPhotos ? [field(details.photos.legend, details.photos.options.no)] : []),
        field(labels.orderedAt, fullTime(order.orderedAt)),
        // Text that a stranger typed must not reach someone else's mailbox (R16.30).
        ...(person.remark ? [field(labels.remark, labels.remarkOnPage)] : []),
      ],
    },
    ...(order.business ? [] : [{ heading: labels.rooms }, { list: roomLines(order) }]),
  ]
}

/** A new order, as the office needs it. @param at when it was placed */
export function officeParts({ order, person, teamName }: OrderView, at: Date): MailPart[] {
  const labels = officeOrderMail.order
  return [
    {
      fields: [
        ...visitFields({ order, person }),
        field(labels.team, `${teamName}, ${crew(order)}`),
        ...(order.extras.length > 0 ? [field(words.order.extras, extrasInWords(order))] : []),
        field(labels.contact, contactOf(person)),
        ...(order.business
          ? []
          : [field(labels.presence, fillAll(labels.presences, { payBy: payBy(order, at) })[order.presence])]),
        ...accessFields(order, labels.accessOpen),
        field(order.business ? ofBusiness.total : words.price.total, money(order.priceCents)),
      ],
    },
    ...(person.remark ? [{ quote: { label: labels.remark, value: person.remark } }] : []),
  ]
}

/** What and where, and when the team comes. */
export const visitFields = ({ order, person }: Pick<OrderView, 'order' | 'person'>): MailField[] => [
  field(words.order.number, order.number),
  field(words.order.package, packageNames[order.packageId]),
  ...businessFields(order),
  field(words.order.visit, fullDay(order.visit.date)),
  field(words.order.arrival, arrivalWords(order.visit.part)),
  field(words.order.address, addressLine(order, person)),
  ...(order.handover ? [field(words.order.handover, fullDay(order.handover))] : []),
]

/** The company, its reference, and its work as it was agreed. */
const businessFields = ({ business }: OrderView['order']): MailField[] =>
  business
    ? [
        field(ofBusiness.company, business.company.name),
        ...(business.reference ? [field(ofBusiness.reference, business.reference)] : []),
        field(ofBusiness.work, business.work),
      ]
    : []

const contactOf = ({ phoneNumber, email }: OrderView['person']) => [phoneNumber, email].filter(Boolean).join(', ')

const accessFields = ({ state, presence, access }: OrderView['order'], open: string) =>
  state === 'ordered' && presence === 'absent'
    ? [field(words.order.access, access ? details.access.options[access] : open)]
    : []

/** An order for which no one comes, with just enough to recognise it. */
export const endedParts = ({ order, person }: OrderView, heading: string = words.cancelled.ordered): MailPart[] => [
  { heading },
  {
    fields: [
      field(words.order.number, order.number),
      field(words.order.package, packageNames[order.packageId]),
      field(words.order.visit, fullDay(order.visit.date)),
      field(words.order.address, addressLine(order, person)),
    ],
  },
]

/** The price with its parts and the VAT in it; of a business's, the net price and the VAT on it. */
export const priceParts = ({ order, lines }: OrderView): MailPart[] => [
  { heading: words.price.heading },
  {
    fields: [
      ...(order.business ? netFields(order, lines) : grossFields(order, lines)),
      ...(order.feeCents > 0 ? [field(words.price.feeSoFar, money(order.feeCents))] : []),
    ],
  },
  ...(order.state === 'ordered' && !order.sample ? [{ paragraphs: [words.price.final] }] : []),
]

const grossFields = ({ priceCents }: Order, lines: readonly PriceLine[]): MailField[] => [
  // A single part is the total.
  ...(lines.length > 1 ? lines.map((line) => field(partName(line.part), money(line.cents))) : []),
  field(words.price.total, money(priceCents)),
  ...vatShares(lines).map(({ vatPercent, vatCents }) =>
    field(fill(words.price.vat, { percent: vatPercent }), money(vatCents)),
  ),
]

const netFields = (order: BusinessOrder, lines: readonly PriceLine[]): MailField[] => [
  field(ofBusiness.net, money(order.business.netCents)),
  ...(order.business.isReverse
    ? [field(ofBusiness.reverse, money(noCents))]
    : vatShares(lines).map(({ vatPercent, vatCents }) =>
        field(fill(ofBusiness.vat, { percent: vatPercent }), money(vatCents)),
      )),
  field(ofBusiness.total, money(order.priceCents)),
]

/** Changing, cancelling and withdrawing, with how that is done. None once it has ended. */
export function rightsParts({ order, terms, withdrawal }: OrderView, at: Date, withdrawalUrl: string): MailPart[] {
  if (order.state !== 'ordered') return []
  if (order.business || at >= withdrawal.until) return [{ heading: words.rights }, { paragraphs: [freeInWords(terms)] }]
  const article = termsAndConditions.articles.findIndex(({ id }) => id === 'withdrawal') + 1
  return [
    { heading: words.rights },
    { paragraphs: [rightsInWords(terms, withdrawal.until, order.startsAt), fill(words.withdrawing.how, { article })] },
    { link: { label: words.withdrawing.label, url: withdrawalUrl } },
  ]
}

/** The sentences that the customer agreed to, word for word, below the moment of each. */
export const consentParts = (consents: readonly (ConsentText & { at: string })[]): MailPart[] =>
  [...Map.groupBy(consents, ({ at }) => at)].flatMap(([at, agreed]): MailPart[] => [
    { heading: fill(words.consents, { at: fullTime(new Date(at)) }) },
    {
      list: agreed.map(({ kind, text, version }) =>
        kind === 'terms' ? `${text} (${termsAndConditions.updatedLabel} ${formatDate(version)})` : text,
      ),
    },
  ])

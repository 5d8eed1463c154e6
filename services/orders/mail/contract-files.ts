import { cleaningServices } from '#copy/cleaning-services.ts'
import { businessTerms } from '#copy/legal/business-terms.ts'
import { type Article, termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { orderMail } from '#copy/order/mail.ts'
import { everyRoom, roomNames, taskSentences } from '#copy/room-tasks.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { companyFacts } from '../../../copy/format/company-facts.ts'
import { formatDate } from '../../../copy/format/format-work.ts'
import { taskInWords } from '../../../copy/format/task-in-words.ts'
import { orderedTasks } from '../../../domain/estimate/work.ts'
import type { HomeOrder, Order, OrderView } from '../../../domain/orders/order.ts'
import { withdrawalUrl } from '../../../domain/orders/ordering-site.ts'
import type { RoomTypeId } from '../../../domain/packages/cleaning-packages.ts'
import { divideTasks } from '../../../domain/packages/room-tasks.ts'
import { documentHtml, type MailPart } from '../../contact/mail-body.ts'
import { sender } from '../../contact/sender.ts'
import type { MailAttachment } from '../../outbox/transport.ts'
import type { OrderAtEvent } from '../record/order-at-event.ts'
import { consentParts, orderParts, priceParts, rightsParts } from './contract-parts.ts'

const { files, sample: sampleMark } = orderMail
const { articles, title, updated, updatedLabel } = termsAndConditions

/** What a contract on a durable medium (R16.6) consists of. */
const contractFileNames = ['order', 'terms', 'form'] as const
export type ContractFileName = (typeof contractFileNames)[number]

/** The files of an order: no business can withdraw (R19.2). */
export const contractFilesOf = ({ business }: Pick<Order, 'business'>): readonly ContractFileName[] =>
  contractFileNames.filter((name) => !business || name !== 'form')

/**
 * A part of the contract as a file that opens in any browser: the order with its task list, the terms and conditions
 * in full, or the model form for a withdrawal.
 * @param found the order as it was after an event
 */
export function contractFile(found: OrderAtEvent, name: ContractFileName, orderSiteUrl: string): MailAttachment {
  const { order } = found.view
  const agreed = found.consents.find(({ kind }) => kind === 'terms')?.version
  const writers: Record<ContractFileName, () => { subject: string; opening: string[]; content: MailPart[] }> = {
    order: () => ({
      subject: fill(files.order.title, { number: order.number }),
      opening: order.sample ? [sampleMark] : [],
      content: orderContent(found, orderSiteUrl),
    }),
    terms: () => ({
      subject: order.business ? businessTerms.title : title,
      opening: [
        `${updatedLabel} ${formatDate(updated)}`,
        ...(agreed && agreed !== updated ? [fill(files.terms.other, { version: formatDate(agreed) })] : []),
      ],
      content: [
        ...(order.business ? [...articlesIn(businessTerms.articles, order), { heading: title }] : []),
        ...articlesIn(articles, order),
      ],
    }),
    form: () => ({ subject: files.form.title, opening: [], content: [{ list: modelForm() }] }),
  }
  return {
    filename: files[name].name,
    contentType: 'text/html; charset=utf-8',
    content: documentHtml({ ...writers[name](), ...sender }),
  }
}

const orderContent = ({ view, event, consents }: OrderAtEvent, orderSiteUrl: string): MailPart[] => [
  ...orderParts(view),
  ...priceParts(view),
  ...rightsParts(view, event.at, withdrawalUrl(orderSiteUrl)),
  ...consentParts(consents),
  ...taskParts(view),
]

/** The task list of each room, to which the terms refer. A business's work is in its own words. */
function taskParts({ order }: OrderView): MailPart[] {
  if (order.business) return []
  const { roomsHeading, roomsIntro, roomsIntroHourly } = cleaningServices.packagePage
  const isPresent = order.presence === 'present'
  const hourly = isPresent ? roomsIntroHourly : orderMail.tasksInOrder
  const intro = isPresent ? roomsIntro : orderMail.tasksChecked
  return [{ heading: roomsHeading }, { paragraphs: [order.packageId === 'ms' ? hourly : intro] }, ...tasksByRoom(order)]
}

/** Every task of an order, extras included: those of every room once, then its own of each kind of room. */
function tasksByRoom({ packageId, rooms, extras, presence }: HomeOrder): MailPart[] {
  const tasksOf = (type: RoomTypeId) =>
    orderedTasks(packageId, extras, type)
      // An absent customer cannot be asked during the visit.
      .filter((task) => task !== 'set-priorities' || presence !== 'absent')
  const { shared, own } = divideTasks(new Map(rooms.map(({ type }) => [type, tasksOf(type)])))
  const everywhere = shared.map((each) => taskInWords({ tasks: taskSentences, rooms: roomNames, everyRoom }, each))
  const lists: [subheading: string, list: string[]][] = [
    [everyRoom.heading, everywhere],
    ...[...own].map(([type, tasks]): [string, string[]] => [roomNames[type], tasks.map((task) => taskSentences[task])]),
  ]
  return lists.flatMap(([subheading, list]) => (list.length > 0 ? [{ subheading }, { list }] : []))
}

function articlesIn(articles: readonly Article[], { lateChangePercent }: Pick<Order, 'lateChangePercent'>): MailPart[] {
  const terms = fillAll(articles, { ...companyFacts, percent: lateChangePercent })
  return terms.flatMap(({ heading, paragraphs, list, table }, index): MailPart[] => [
    { heading: `${index + 1}. ${heading}` },
    { paragraphs },
    ...(list ? [{ list }] : []),
    ...(table ? [{ fields: table.rows.map(({ when, cost, share }) => ({ label: when, value: share ?? cost })) }] : []),
  ])
}

const modelForm = () => fillAll(articles.find(({ id }) => id === 'withdrawal')?.list ?? [], companyFacts)

import { officeOrderMail } from '#copy/order/office-mail.ts'
import { fillAll } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import { isKind } from '../../../domain/visits/fold-visit.ts'
import { personOf } from '../record/find-order.ts'
import { operationsOf } from '../record/operations-of.ts'
import { customerOf, type MailSources, type WrittenMail } from './mail-words.ts'

/**
 * The office's mail about what a crew has reported: damage, an injury, or a home other than ordered (R20.9). Undefined
 * once the customer's data were deleted.
 * @param id of the operation
 */
export async function damageMail(
  { database, officeUrl }: MailSources,
  orderId: string,
  id: string,
): Promise<WrittenMail | undefined> {
  const orders = database.selectFrom('order').select(['number', 'sample']).where('id', '=', orderId)
  const order = await orders.executeTakeFirst()
  const customer = await personOf(database, orderId)
  const damage = (await operationsOf(database, [orderId])).get(orderId)?.find((one) => one.id === id)
  if (!order || !customer || !damage || !isKind(damage, 'damage')) return undefined
  const people = database.selectFrom('person').select('name').where('id', '=', damage.by)
  const { number } = order
  const facts = { number, name: (await people.executeTakeFirst())?.name ?? '', at: clockTime(new Date(damage.at)) }
  const { whats, ...said } = officeOrderMail.damage
  const what = whats[damage.hurt ? 'hurt' : damage.otherHome ? 'otherHome' : 'broken']
  const { subject, opening, noWords } = fillAll(said, { ...facts, what })
  return {
    sample: order.sample === 1,
    customer: customerOf(customer),
    subject,
    opening: [opening, damage.text || noWords],
    content: [{ link: { label: officeOrderMail.link, url: `${officeUrl}/orders/${number}` } }],
  }
}

import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { officeOrderMail } from '#copy/order/office-mail.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import { company } from '../../../domain/company/company.ts'
import { countryOf } from '../../../domain/language.ts'
import { costScales, lateCosts } from '../../../domain/payments/late-reminder.ts'
import { addresses } from '../../../testing/mail/addresses.ts'
import { composed } from '../../../testing/orders/composed-mails.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { payOrder } from '../../../testing/payments/pay-order.ts'
import { remindLate } from './remind-late.ts'

const country = countryOf(language)

test('the first reminder says what the law asks for, and lapses once the balance has changed (R18.50)', async () => {
  const services = await openOrders()
  const { database, clock } = services
  const { order } = await placedOrder(services)
  await database.updateTable('paymentRequest').set({ dueOn: '2026-11-20', reason: 'afterVisit' }).execute()
  await database.updateTable('order').set({ state: 'done' }).execute()
  const by = { person: { id: crypto.randomUUID() }, seenDue: order.priceCents }
  expect(await remindLate(database, order.id, by, clock())).toEqual({ outcome: 'done' })
  const queued = database.selectFrom('mail').selectAll().where('purpose', '=', 'lateReminder')
  const mail = await queued.executeTakeFirstOrThrow()
  const written = () => composed(services, mail)
  const message = await written()
  const reminder = await database.selectFrom('lateReminder').selectAll().executeTakeFirstOrThrow()
  expect(reminder.costCents).toBe(lateCosts(country, order.priceCents, true)?.cents)
  const { name, companyNumber } = company.legal[country]
  const due = [money(order.priceCents), fullDay('2026-11-20'), order.number, `/order/${order.number}/`]
  const law = [fullDay(reminder.firstDay), fullDay(reminder.payBy), money(reminder.costCents), name, companyNumber]
  for (const said of [...due, ...law]) expect(message?.text).toContain(said)
  expect(message?.text).not.toMatch(/\{\w+\}|undefined/)

  await database.updateTable('orderPerson').set({ email: '' }).execute()
  const letter = await written()
  expect([letter?.to, letter?.subject]).toEqual([addresses.office, expect.stringContaining(postWords)])
  expect(letter?.text, 'an account to pay to, on paper').toContain('IBAN')

  await payOrder(database, order.id, order.priceCents, clock())
  expect(await written(), 'paid meanwhile').toBeUndefined()
})

const postWords = officeOrderMail.post.subject.replace('{subject}', '')

test('the terms name the scale by which the costs of late payment are worked out', () => {
  const terms = JSON.stringify(termsAndConditions)
  const { steps, least, most } = costScales[country]
  const amounts = steps.flatMap(({ above, base }) => [above, base])
  for (const euros of [...amounts, least, most].filter((one) => one > 0))
    expect(terms).toContain(money(euros * 100).replaceAll('\u00a0', ' '))
  for (const { percent } of steps.filter((step) => step.percent > 0)) expect(terms).toContain(`${percent}%`)
})

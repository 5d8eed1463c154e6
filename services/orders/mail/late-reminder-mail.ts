import * as v from 'valibot'
import { lateReminder as words } from '#copy/order/late-reminder.ts'
import { payment } from '#copy/order/payment.ts'
import { fillAll } from '../../../copy/fill.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import { lateCostFormula } from '../../../copy/format/late-cost-formula.ts'
import { company } from '../../../domain/company/company.ts'
import { displayPhoneNumber } from '../../../domain/contact/phone-number.ts'
import { addCents } from '../../../domain/money/cents.ts'
import { formatIban } from '../../../domain/money/iban.ts'
import { lateCosts, reminderDays } from '../../../domain/payments/late-reminder.ts'
import type { Payee } from '../../../domain/payments/payee.ts'
import { payeeOfOrder } from '../../../domain/payments/payee.ts'
import { formatReference, paymentReference } from '../../../domain/payments/payment-reference.ts'
import type { MailTable } from '../../database/tables/message-tables.ts'
import { contentOf } from '../../outbox/composed-mail.ts'
import { readBalance } from '../charges/record-charges.ts'
import { personOf } from '../record/find-order.ts'
import { orderOf } from '../record/order-rows.ts'
import { payUrl } from '../record/order-url.ts'
import { type MailSources, payerOf, type WrittenMail } from './mail-words.ts'

const reminderContent = v.object({ dueOn: v.string() })

/**
 * The first reminder of a late payment, with what the law of its country asks it to say (R18.50): the balance, what it
 * is for and since when it is due, to whom it is owed, the term, and what may be asked after it. Undefined where
 * another balance, or another reminder, has come since it was queued.
 */
export async function lateReminderMail(
  { database, orderSiteUrl, payees }: MailSources,
  mail: MailTable,
): Promise<WrittenMail | undefined> {
  const { dueOn } = contentOf(reminderContent, mail)
  const found = await readReminder(database, mail.id, dueOn)
  const person = found && (await personOf(database, found.id))
  if (!person || (await readBalance(database, found.id)).due !== found.cents) return undefined
  const { order, key } = orderOf(found)
  const { country, sample, number } = order
  const legal = company.legal[country]
  const costs = found.costCents > 0 ? lateCosts(country, found.cents, true) : undefined
  const facts = {
    number,
    days: reminderDays,
    amount: money(found.cents),
    costs: money(found.costCents),
    visit: fullDay(order.visit.date),
    dueOn: fullDay(dueOn),
    firstDay: fullDay(found.firstDay),
    payBy: fullDay(found.payBy),
    formula: costs ? lateCostFormula(costs, money) : '',
    legalName: legal.name,
    companyNumber: legal.companyNumber,
    phone: displayPhoneNumber(country, company.phoneNumber[country]),
  }
  const { subject, opening, justPaid, pay, what, transfer, term, after, closing } = fillAll(
    sample ? { ...words, ...words.sample } : words,
    facts,
  )
  const payee = payeeOfOrder(payees, order)
  return {
    sample,
    customer: payerOf(order, person),
    subject,
    opening: sample ? [opening] : [opening, justPaid],
    content: [
      { link: { label: pay, url: payUrl(orderSiteUrl, key) } },
      { heading: what.heading },
      {
        fields: [
          { label: what.order, value: what.orderValue },
          ...(await partsOf(database, found.id)),
          { label: what.left, value: money(found.cents) },
          { label: what.due, value: fullDay(dueOn) },
          { label: what.creditor, value: what.creditorValue },
          ...(payee ? accountOf(payee, transfer, paymentReference(country, found.serial)) : []),
        ],
      },
      { heading: term.heading },
      { paragraphs: [term.days, term.free] },
      { heading: after.heading },
      { paragraphs: costs ? [after.costs, after[costs.limit], after.never] : [after.none] },
    ],
    closing: [closing],
  }
}

/** The order of a reminder, with what was asked for; undefined where another reminder has replaced it. */
const readReminder = (database: MailSources['database'], mailId: string, dueOn: string) =>
  database
    .selectFrom('order')
    .innerJoin('lateReminder', 'lateReminder.orderId', 'order.id')
    .innerJoin('paymentRequest', 'paymentRequest.orderId', 'order.id')
    .selectAll('order')
    .select(['lateReminder.cents', 'costCents', 'firstDay', 'payBy', 'serial'])
    .where((eb) => eb.and({ 'lateReminder.mailId': mailId, 'paymentRequest.dueOn': dueOn }))
    .executeTakeFirst()

const accountOf = ({ iban, name }: Payee, labels: typeof words.transfer, reference: string) => [
  { label: labels.iban, value: `${formatIban(iban)} (${name})` },
  { label: labels.reference, value: formatReference(reference) },
]

/** The balance, one line per kind of charge, and the payments. */
async function partsOf(database: MailSources['database'], orderId: string) {
  const charges = await database.selectFrom('charge').select(['kind', 'cents']).where('orderId', '=', orderId).execute()
  const { paid } = await readBalance(database, orderId)
  const lines = [...Map.groupBy(charges, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    label: payment.parts.charges[kind],
    cents: addCents(...ofKind.map(({ cents }) => cents)),
  }))
  return [...lines, { label: words.what.paid, cents: paid }].flatMap(({ label, cents }) =>
    cents === 0 ? [] : [{ label, value: money(cents) }],
  )
}

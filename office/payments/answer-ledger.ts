import { fill } from '../../copy/fill.ts'
import { type AnyRefused, sentAs } from '../../domain/forms/form.ts'
import { negateCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { readComplaints } from '../../services/contact/read-complaints.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { orderOf } from '../../services/orders/record/order-rows.ts'
import { listMoneyOut } from '../../services/payments/bank/list-bank-lines.ts'
import { isBankIncomplete } from '../../services/payments/bank/note-gaps.ts'
import { readStanding } from '../../services/payments/read-standing.ts'
import { correctCharge, correctPayment, recordByOffice } from '../../services/payments/record/record-by-office.ts'
import { remindLate } from '../../services/payments/reminders/remind-late.ts'
import { complaintPath } from '../complaints/of-complaint.ts'
import type { OrderAnswer } from '../orders/of-order.ts'
import { invoiceFacts, nextReminder } from './ledger-facts.ts'
import { correctForm, ledgerForms, recordForm, reminderForm } from './ledger-forms.ts'
import { LedgerPage } from './ledger-page.tsx'

/**
 * `POST /orders/{number}/payments`: records a payment, or corrects what is owed, at the balance that the page showed.
 */
export const recordInLedger: OrderAnswer = async (request, services, row) => {
  const { form, redirect, person, now } = request
  const { database } = services
  const show = (refused: AnyRefused) => showLedger(request, services, row, refused)
  if (sentAs(form) === correctForm.name)
    return await answerForm(form, correctForm, show, async ({ due, entry, ...typed }) => {
      const by = { person, seenDue: due, entryId: entry }
      const { direction, amount, reason, lateCost: isLateCost, complaint } = typed
      const cents = direction === 'more' ? amount : negateCents(amount)
      const complaintId = direction === 'less' ? complaint : ''
      const corrected =
        direction === 'unpaid'
          ? await correctPayment(database, row.id, { cents: amount, reason }, by, now)
          : await correctCharge(database, row.id, { cents, reason, isLateCost, complaintId }, by, now)
      const back = complaint ? complaintPath(row, { id: encodeURIComponent(complaint) }) : ledgerPath(row)
      return corrected.outcome === 'done' ? redirect(back) : corrected
    })
  return await answerForm(form, recordForm, show, async ({ amount: cents, method, receipt, due, entry }) => {
    const by = { person, seenDue: due, entryId: entry }
    const recorded = await recordByOffice(database, row.id, { method, cents, receipt }, by, now)
    return recorded.outcome === 'done' ? redirect(ledgerPath(row)) : recorded
  })
}

/**
 * `POST /orders/{number}/reminder`: sends the first reminder of a late payment, at the balance that the page showed
 * (R18.50).
 */
export const sendReminder: OrderAnswer = (request, services, row) =>
  answerForm(
    request.form,
    reminderForm,
    (refused) => showLedger(request, services, row, refused),
    async ({ due }) => {
      const { person, now, redirect } = request
      const reminded = await remindLate(services.database, row.id, { person, seenDue: due }, now)
      return reminded.outcome === 'done' ? redirect(ledgerPath(row)) : reminded
    },
  )

/** The page of an order's ledger. */
export const ledgerPath = ({ number }: OrderTable) => `/orders/${number}/payments`

/** `GET /orders/{number}/payments`: the whole ledger of an order (R18.5), with what is wrong about what was sent. */
export const showLedger: OrderAnswer = async (request, { database }, row, refused) => {
  const { language, show, now, query, words, fullDay } = request
  const { order } = orderOf(row)
  const read = await readStanding(database, order, now)
  const { payments, pending } = read
  const { due } = payments.balance
  const invoices = await invoiceFacts(database, order, payments, now)
  const numbers = invoices.inForce.map(({ document }) => document.number)
  const asked = refused?.texts.complaint?.[0] ?? query.get('complaint')
  const complaint = (await readComplaints(database, order.id)).find(({ id }) => id === asked)
  const discount = complaint && {
    complaint: complaint.id,
    reason: fill(words.orders.complaints.discount.reason, {
      date: fullDay(officeClock(complaint.receivedAt).date),
    }),
  }
  const forms = ledgerForms(order, { due, numbers, discount }, language, refused)
  const next = await nextReminder(database, order, read, now)
  const bank = { moneyOut: await listMoneyOut(database, order.id), isIncomplete: await isBankIncomplete(database) }
  return show(LedgerPage, { order, payments, pending, forms, refused, invoices, next, bank }, refused?.status)
}

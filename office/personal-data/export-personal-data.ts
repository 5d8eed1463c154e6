import { parseInvoiceNumber } from '../../domain/payments/invoice-number.ts'
import type { PersonalRecord } from '../../domain/personal-data/personal-record.ts'
import { readComplaints } from '../../services/contact/read-complaints.ts'
import { type Database, retryingTransaction } from '../../services/database/schema.ts'
import { readStoredJson, storedObject } from '../../services/database/stored-json.ts'
import { findInvoice, readInvoices } from '../../services/invoices/read-invoices.ts'
import { operationsOf } from '../../services/orders/record/operations-of.ts'
import { readWholeOrder } from '../../services/orders/record/order-rows.ts'
import { audit } from '../../services/people/audit.ts'
import type { OfficeKey } from '../../services/people/office-keys.ts'
import { openNotes } from '../../services/people/seal-notes.ts'

/**
 * Exports such records word for word, for the person themselves (R17.26): messages with their notes, orders with their
 * agreements, events, visits, money, invoices and access notes, and the rest. Keys to drafts and orders are left out,
 * and so are names of the office's people. Each export is recorded in the audit trail.
 * @param by undefined for a command
 * @param keys what access notes are sealed with
 */
export async function exportPersonalData(
  database: Database,
  {
    by,
    records,
    keys,
  }: { by: { id: string } | undefined; records: readonly PersonalRecord[]; keys: readonly OfficeKey[] },
  now: Date,
) {
  return await retryingTransaction(database, async (transaction) => {
    const data: object[] = []
    for (const record of records) data.push({ kind: record.kind, ...(await contentOf(transaction, record, keys)) })
    const after = { exported: records.map(({ ref }) => ref) }
    await audit(transaction, { by, action: 'exportPersonalData', subject: 'personal data', after }, now)
    return { exportedAt: now, data }
  })
}

async function contentOf(
  database: Database,
  { kind, ref, number = '' }: PersonalRecord,
  keys: readonly OfficeKey[],
): Promise<object | undefined> {
  const id = ref.slice(kind.length + 1)
  switch (kind) {
    case 'lead':
      return await leadOf(database, id)
    case 'order':
      return await orderOf(database, id, number, keys)
    case 'withdrawal':
      return await database.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
    case 'draft': {
      const row = await database.selectFrom('draft').selectAll().where('holder', '=', id).executeTakeFirst()
      if (!row) return undefined
      const { packageId, zipCode, home, visit, details, updatedAt } = row
      return { packageId, zipCode, home: wordForWord(home), visit, details: wordForWord(details), updatedAt }
    }
    case 'mail': {
      const columns = ['purpose', 'recipient', 'createdAt', 'sentAt'] as const
      return await database.selectFrom('mail').select(columns).where('id', '=', id).executeTakeFirst()
    }
    case 'invoice': {
      const numbered = parseInvoiceNumber(id)
      return numbered && (await findInvoice(database, numbered))?.document
    }
    case 'review':
      return await database.selectFrom('review').selectAll().where('reviewId', '=', id).executeTakeFirst()
  }
}

/** All fields that were stored, whether they are read otherwise or not. */
const wordForWord = (json: string) => readStoredJson(storedObject, json, 'A stored record')

async function leadOf(database: Database, id: string): Promise<object | undefined> {
  const message = await database
    .selectFrom('submission')
    .select(['createdAt', 'language', 'payload'])
    .where('id', '=', id)
    .executeTakeFirst()
  const history = await database
    .selectFrom('leadEvent')
    .select(['at', 'kind', 'text', 'state'])
    .where('leadId', '=', id)
    .orderBy('seq')
    .execute()
  return message && { ...message, payload: wordForWord(message.payload), history }
}

async function orderOf(database: Database, id: string, number: string, keys: readonly OfficeKey[]): Promise<object> {
  const notes = await database
    .selectFrom('orderNote')
    .select(['at', 'text'])
    .where('orderId', '=', id)
    .orderBy('at')
    .execute()
  const sealed = await database
    .selectFrom('orderAccess')
    .selectAll()
    .where('orderId', '=', id)
    .where('sealed', '<>', '')
    .executeTakeFirst()
  const access = sealed && (openNotes(keys, id, sealed) ?? 'sealed with a key that is not here')
  return {
    ...(await readWholeOrder(database, number)),
    ...(await moneyOf(database, id)),
    notes,
    complaints: await readComplaints(database, id),
    visit: ((await operationsOf(database, [id])).get(id) ?? []).map(({ by, sentBy, ...said }) => said),
    ...(access && { access }),
  }
}

/** Charges, payments, the bank's entries, and the invoices, which name the customer (R18.42). */
async function moneyOf(database: Database, orderId: string) {
  const ofOrder = ['orderId', '=', orderId] as const
  const charges = database.selectFrom('charge').select(['kind', 'cents', 'vatPercent', 'at', 'reason'])
  const payments = database
    .selectFrom('payment')
    .select(['id', 'method', 'cents', 'at', 'bookedOn', 'receipt', 'reason'])
  const lines = database
    .selectFrom('bankPart')
    .innerJoin('bankBooking', 'bankBooking.id', 'bankPart.bookingId')
    .leftJoin('payment', 'payment.id', 'bankPart.paymentId')
    .select(['bankBooking.bookedOn', 'bankPart.cents', 'name', 'counterIban', 'reference', 'text'])
  const reminders = database.selectFrom('lateReminder').select(['dueOn', 'cents', 'costCents', 'payBy', 'remindedAt'])
  const { all } = await readInvoices(database, orderId)
  return {
    charges: await charges.where(...ofOrder).execute(),
    payments: await payments.where(...ofOrder).execute(),
    bankLines: await lines
      .where((eb) => eb.or([eb('payment.orderId', '=', orderId), eb('bankPart.orderId', '=', orderId)]))
      .execute(),
    reminders: await reminders.where(...ofOrder).execute(),
    invoices: all.map(({ document }) => document),
  }
}

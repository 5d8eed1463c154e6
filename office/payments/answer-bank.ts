import { sentAs } from '../../domain/forms/form.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { BankFileProblem } from '../../services/payments/bank/bank-statement.ts'
import { acceptStatement, matchLine, setAsideLine, settleLine } from '../../services/payments/bank/decide-line.ts'
import { decideTwin } from '../../services/payments/bank/decide-twin.ts'
import { importBankFile } from '../../services/payments/bank/import-bank-file.ts'
import { ownAccounts } from '../../services/payments/bank/own-accounts.ts'
import { readBankFileAside } from '../../services/payments/bank/read-bank-file-aside.ts'
import { audit } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showList } from './answer-payments.ts'
import type { BankFileAnswer } from './bank-file-form.tsx'
import type { UnknownOrder } from './bank-lines.tsx'

/**
 * `POST /payments`: says which order a line of the bank is for, what money was that went out, whether two lines are
 * one, or that a statement is fine (R18.7). Repeating the request changes nothing; a line that a colleague decided
 * otherwise meanwhile is shown as it is now.
 */
export async function answerBankLine(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect } = request
  const { database } = services
  if (sentAs(form) === 'accept') {
    await acceptStatement(database, form.get('statement') ?? '', person, now)
    return redirect('/payments?list=unmatched')
  }
  const decided = await decide(request, services)
  if (decided.outcome === 'refused') return await showList(request, services, 'unmatched', decided.problems)
  if (decided.outcome === 'stale') return await showList(request, services, 'unmatched', { isStale: true })
  const order = parseOrderNumber(form.get('order') ?? '')
  return redirect(order ? `/orders/${order}/payments` : '/payments?list=unmatched')
}

async function decide(
  { form, person, now }: PersonRequest,
  { database }: OfficeServices,
): Promise<Outcome<object, { unknown: UnknownOrder }>> {
  const bookingId = form.get('booking') ?? ''
  const key = { bookingId, seq: Number(/^\d{1,5}$/.exec(form.get('seq') ?? '')?.[0] ?? 0) }
  const what = sentAs(form)
  switch (what) {
    case 'same':
    case 'other':
      return await decideTwin(
        database,
        { bookingId, twinId: form.get('twin') ?? '', isSame: what === 'same' },
        person,
        now,
      )
    case 'setAside':
    case 'putBack':
      return await setAsideLine(database, { ...key, isAside: what === 'setAside' }, person, now)
    case 'takenBack':
    case 'refunded':
      return await settleLine(database, key, what, person, now)
  }
  const typed = form.get('number') ?? ''
  const number = parseOrderNumber(typed)
  const order = number && (await findOrderRow(database, number))
  if (!order) return { outcome: 'refused', problems: { unknown: { ...key, typed } } }
  return await matchLine(database, key, order.id, person, now)
}

/**
 * `POST /payments/bank`: reads a statement of the bank, as the command does. Every line counts once, so that sending it
 * again changes nothing (R18.7).
 */
export async function receiveBankFile(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { statement } = await request.context.req.parseBody()
  const bankFile =
    statement instanceof File && statement.size > 0
      ? await importFile(request, services, statement)
      : ({ outcome: 'none' } as const)
  return await showList(request, services, 'unmatched', { bankFile })
}

async function importFile(
  { person, now }: PersonRequest,
  { database, settings }: OfficeServices,
  sent: File,
): Promise<BankFileAnswer> {
  try {
    const own = await ownAccounts(database, settings.payees)
    const file = await readBankFileAside(new Uint8Array(await sent.arrayBuffer()), own)
    const result = await importBankFile(database, file, person, now)
    if (result.outcome === 'before') {
      const by = database
        .selectFrom('person')
        .select('name')
        .where('id', '=', result.personId ?? '')
      return { outcome: 'done', result, left: file.left, by: (await by.executeTakeFirst())?.name ?? '' }
    }
    const { outcome: _, statements, ...counts } = result
    const after = { ...counts, statements: statements.length, left: file.left.length }
    await retryingTransaction(database, (transaction) =>
      audit(transaction, { by: person, action: 'importStatement', subject: 'bank', after }, now),
    )
    return { outcome: 'done', result, left: file.left, by: '' }
  } catch (error) {
    if (!(error instanceof BankFileProblem)) throw error
    return { outcome: 'unreadable', reason: error.problem, place: error.place, detail: error.detail }
  }
}

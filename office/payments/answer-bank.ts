import { type AnyRefused, readForm, sentAs } from '../../domain/forms/form.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { type Database, retryingTransaction } from '../../services/database/schema.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { BankFileProblem } from '../../services/payments/bank/bank-statement.ts'
import {
  acceptStatement,
  type LineKey,
  matchLine,
  setAsideLine,
  settleLine,
} from '../../services/payments/bank/decide-line.ts'
import { decideTwin } from '../../services/payments/bank/decide-twin.ts'
import { importBankFile } from '../../services/payments/bank/import-bank-file.ts'
import { ownAccounts } from '../../services/payments/bank/own-accounts.ts'
import { readBankFileAside } from '../../services/payments/bank/read-bank-file-aside.ts'
import { audit } from '../../services/people/audit.ts'
import type { OfficeServices, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { showList } from './answer-payments.ts'
import type { BankFileAnswer } from './bank-file-form.tsx'
import { lineForm, matchForm, statementForm } from './bank-lines.tsx'

/**
 * `POST /payments`: says which order a line of the bank is for, what money was that went out, whether two lines are
 * one, or that a statement is fine (R18.7). Repeating the request changes nothing; a line that a colleague decided
 * otherwise meanwhile is shown as it is now.
 */
export const answerBankLine: PersonAnswer = async (request, services) => {
  const { form, person, now, redirect } = request
  const { database } = services
  const show = (refused: AnyRefused) => showList(request, services, 'unmatched', { refused })
  const list = '/payments?list=unmatched'
  if (sentAs(form) === 'accept')
    return await answerForm(form, statementForm, show, async ({ statement }) => {
      await acceptStatement(database, statement, person, now)
      return redirect(list)
    })
  const read = readForm(lineForm, form)
  if (!read.ok) return await show(read)
  if (sentAs(form) === '')
    return await answerForm(form, matchForm(read.values), show, async (typed) => {
      const order = await findOrderRow(database, typed.number)
      if (!order) return { outcome: 'refused', problems: { number: 'malformed' } }
      const matched = await matchLine(database, read.values, order.id, person, now)
      return matched.outcome === 'done' ? redirect(list) : matched
    })
  return await answerForm(form, lineForm, show, async ({ order, ...line }) => {
    const decided = await decide(request, database, line)
    if (decided.outcome !== 'done') return decided
    const number = parseOrderNumber(order)
    return redirect(number ? `/orders/${number}/payments` : list)
  })
}

async function decide(
  { form, person, now }: PersonRequest,
  database: Database,
  { twinId, ...key }: LineKey & { twinId: string },
): Promise<Outcome> {
  const what = sentAs(form)
  switch (what) {
    case 'same':
    case 'other':
      return await decideTwin(database, { bookingId: key.bookingId, twinId, isSame: what === 'same' }, person, now)
    case 'takenBack':
    case 'refunded':
      return await settleLine(database, key, what, person, now)
    default:
      return await setAsideLine(database, { ...key, isAside: what === 'setAside' }, person, now)
  }
}

/**
 * `POST /payments/bank`: reads a statement of the bank, as the command does. Every line counts once, so that sending it
 * again changes nothing (R18.7).
 */
export const receiveBankFile: PersonAnswer = async (request, services) => {
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

import { noCents } from '../../../domain/money/cents.ts'
import { type Database, retryingTransaction, type Schema } from '../../database/schema.ts'
import type { BankBooking, BankFile, BankStatement } from './bank-statement.ts'
import { importDay, type LineCounts } from './import-day.ts'
import { noteGaps } from './note-gaps.ts'
import { daysOf, factsOfRow } from './statement-facts.ts'

/** A file that was imported: what became of its lines, and how its statements prove themselves. */
export interface ImportedFile extends LineCounts {
  outcome: 'imported'
  statements: readonly ImportedStatement[]
}

/** The result of importing a file. `before`: the same bytes were imported then, so that nothing has changed. */
export type ImportResult = ImportedFile | { outcome: 'before'; at: Date; personId: string | null }

export type ImportedStatement = Pick<
  Schema['bankStatement'],
  'id' | 'number' | 'firstDay' | 'lastDay' | 'proof' | 'differsCents'
>

/**
 * Stores what a file of the bank has, statement by statement and day by day, each booking once however often and in
 * whatever form it comes, and records those with a reference of ours as payments (R18.7). A run which breaks off can be
 * repeated: each transaction stores a day whole.
 * @param person who sent the file; undefined for the command
 */
export async function importBankFile(
  database: Database,
  { digest, statements }: Pick<BankFile, 'digest' | 'statements'>,
  person: { id: string } | undefined,
  now: Date,
): Promise<ImportResult> {
  const seen = new Map<string, number>()
  const withIds = statements.map((statement) => {
    const nth = (seen.get(statement.iban) ?? 0) + 1
    seen.set(statement.iban, nth)
    return { ...statement, id: `${digest} ${statement.iban} ${nth}` }
  })
  const before = await importedBefore(
    database,
    withIds.map(({ id }) => id),
  )
  if (before) return { outcome: 'before', ...before }
  const counts = { paid: 0, waits: 0, out: 0, known: 0 }
  const imported: ImportedStatement[] = []
  for (const statement of withIds.toSorted(inTime)) {
    const row = await beginStatement(database, statement, person, now)
    for (const [day, bookings] of Map.groupBy(linesOf(statement), ({ bookedOn }) => bookedOn)) {
      const some = await importDay(database, { iban: row.iban, day, statement: factsOfRow(row), bookings }, now)
      for (const outcome of ['paid', 'waits', 'out', 'known'] as const) counts[outcome] += some[outcome]
    }
    await endStatement(database, row, now)
    imported.push(row)
  }
  for (const iban of seen.keys()) await noteGaps(database, iban)
  return { outcome: 'imported', ...counts, statements: imported }
}

const inTime = (one: BankStatement, other: BankStatement) => ((one.firstDay ?? '') < (other.firstDay ?? '') ? -1 : 1)

/** When and by whom the last of these statements was imported; undefined unless all of them were, to the end. */
async function importedBefore(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return undefined
  const rows = await database
    .selectFrom('bankStatement')
    .select(['importedAt', 'personId'])
    .where('id', 'in', ids)
    .where('completedAt', 'is not', null)
    .orderBy('importedAt', 'desc')
    .execute()
  const [last] = rows
  return last && rows.length === ids.length ? { at: new Date(last.importedAt), personId: last.personId } : undefined
}

/** A line in another currency is a booking of no cents, which a person records by hand. */
function linesOf({ bookings, foreign }: BankStatement): BankBooking[] {
  const byHand = foreign.map(({ bookedOn, amount, currency, text }) => {
    const part = { cents: noCents, name: '', counterIban: '', reference: '', texts: [`${amount} ${currency}`, text] }
    return { bookedOn, cents: noCents, isReversal: false, bankReference: '', parts: [part] }
  })
  return [...bookings, ...byHand]
}

async function beginStatement(
  database: Database,
  { id, ...statement }: BankStatement & { id: string },
  person: { id: string } | undefined,
  now: Date,
): Promise<Schema['bankStatement']> {
  const { iban, format, number = null, opening = null, closing = null, proof } = statement
  const days = daysOf(statement)
  const [firstDay = statement.firstDay ?? ''] = days[0] ?? []
  const row = {
    id,
    iban,
    format,
    number,
    openingCents: opening,
    closingCents: closing,
    days: JSON.stringify(days),
    firstDay,
    lastDay: statement.lastDay ?? firstDay,
    proof: proof.outcome,
    differsCents: proof.outcome === 'differs' ? proof.cents : null,
    importedAt: now.toISOString(),
    personId: person?.id ?? null,
    completedAt: null,
    gapSince: null,
    gapCents: null,
    acceptedAt: null,
  }
  await database
    .insertInto('bankStatement')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return row
}

/** Marks a statement as stored. One that adds up takes the place of what did not, and has the same days or number. */
async function endStatement(database: Database, row: Schema['bankStatement'], now: Date): Promise<void> {
  const { id, iban, format, number, firstDay, lastDay, proof } = row
  await retryingTransaction(database, async (transaction) => {
    await transaction
      .updateTable('bankStatement')
      .set({ completedAt: now.toISOString() })
      .where('id', '=', id)
      .execute()
    if (proof === 'differs') return
    await transaction
      .updateTable('bankStatement')
      .set({ acceptedAt: now.toISOString() })
      .where((eb) => eb.and({ iban, proof: 'differs' }))
      .where('acceptedAt', 'is', null)
      .where((eb) =>
        eb.or([
          eb.and([eb('firstDay', '=', firstDay), eb('lastDay', '=', lastDay)]),
          eb.and([eb('format', '=', format), eb('number', '=', number ?? -1), eb('lastDay', '=', lastDay)]),
        ]),
      )
      .execute()
  })
}

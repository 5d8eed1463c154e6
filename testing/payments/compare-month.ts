import { paymentReference } from '../../domain/payments/payment-reference.ts'
import type { Database } from '../../services/database/schema.ts'
import { type Evidence, evidenceOf } from '../../services/payments/bank/booking-evidence.ts'
import { decideTwin } from '../../services/payments/bank/decide-twin.ts'
import { textsOf } from '../../services/payments/bank/stored-day.ts'
import { type BankMonth, sumOf } from './bank-months.ts'

const person = { id: 'office' }

/**
 * A person who knows what really moved tells lines apart that may be the same (R18.7), until none are left: by the
 * bank's references, our references, accounts and names, first those lines that can only be one of the two.
 */
export async function tellMonthApart(database: Database, month: BankMonth, now: Date): Promise<void> {
  for (;;) {
    const rows = await bookingsOf(database, month)
    const doubts = rows.flatMap((line) => {
      const twin = line.isSame ? undefined : rows.find(({ id }) => id === line.twin)
      return twin ? [{ line, twin, ...readDoubt(month, rows, line, twin) }] : []
    })
    const doubt = doubts.find(({ canBeSame, canBeOther }) => canBeSame !== canBeOther) ?? doubts[0]
    if (!doubt) return
    const { line, twin, canBeOther } = doubt
    await decideTwin(database, { bookingId: line.id, twinId: twin.id, isSame: !canBeOther }, person, now)
  }
}

type Row = Awaited<ReturnType<typeof bookingsOf>>[number]

/** Whether all that counts, and what a doubtful line is then, can each be another one of what really moved. */
function readDoubt({ bookings }: BankMonth, rows: readonly Row[], line: Row, twin: Row) {
  const truths = bookings
    .filter((one) => one.day === line.day && sumOf(one) === line.cents)
    .map(({ reference, parts }) =>
      evidenceOf(
        'camt',
        reference,
        parts.map(({ name, iban, serial }) => ({
          name,
          counterIban: iban,
          texts: [],
          reference: serial && paymentReference('BE', serial),
        })),
      ),
    )
  const fitting = (...some: readonly Row[]) =>
    truths.flatMap((truth, index) =>
      some.every((row) =>
        rows.every(
          ({ isSame, twin: of, id, evidence }) =>
            !(id === row.id || (isSame && of === row.id)) || fits(evidence, truth),
        ),
      )
        ? [index]
        : [],
    )
  const counted = rows.filter((row) => row.day === line.day && row.cents === line.cents && row.twin === null)
  const asSame = counted.map((row) => (row.id === twin.id ? fitting(row, line) : fitting(row)))
  return {
    canBeSame: fitting(twin, line).length > 0 && haveOneEach(asSame),
    canBeOther: haveOneEach([...counted.map((row) => fitting(row)), fitting(line)]),
  }
}

const fits = (said: Evidence, truth: Evidence) =>
  ['', truth.bankReference].includes(said.bankReference) &&
  (['serials', 'ibans', 'names'] as const).every((each) => [...said[each]].every((one) => truth[each].has(one)))

function haveOneEach([first, ...rest]: readonly (readonly number[])[], taken: readonly number[] = []): boolean {
  return !first || first.some((one) => !taken.includes(one) && haveOneEach(rest, [...taken, one]))
}

async function bookingsOf(database: Database, { iban }: BankMonth) {
  const rows = await database.selectFrom('bankBooking').selectAll().where('iban', '=', iban).orderBy('id').execute()
  const parts = await database
    .selectFrom('bankPart')
    .leftJoin('payment', 'payment.id', 'bankPart.paymentId')
    .select(['bookingId', 'bankPart.cents', 'state', 'name', 'counterIban', 'reference', 'text'])
    .select(['payment.orderId', 'payment.cents as paid', 'payment.bookedOn'])
    .where('bookingId', 'in', ['', ...rows.map(({ id }) => id)])
    .execute()
  return rows.map(({ bookedOn: day, ...row }) => {
    const own = parts.filter(({ bookingId }) => bookingId === row.id)
    const says = own.map((part) => ({ ...part, texts: textsOf(part) }))
    const evidence = evidenceOf('camt', row.bankReference, says)
    return { ...row, day, parts: own, evidence, isSame: own.some(({ state }) => state === 'same') }
  })
}

/**
 * Compares what the store has of a month with what really moved: every booking once, and every payment with a reference
 * of its order (R18.7).
 * @param orders the ids of orders by their serials
 * @returns a sentence for each broken promise
 */
export async function compareMonth(
  database: Database,
  month: BankMonth,
  orders: ReadonlyMap<string, string>,
): Promise<string[]> {
  const rows = (await bookingsOf(database, month)).filter(({ twin }) => twin === null)
  const stored = rows.map(({ day, cents }) => `${day} ${cents}`).sort()
  const moved = month.bookings.map((one) => `${one.day} ${sumOf(one)}`).sort()
  const paid = rows.flatMap(({ day, parts }) =>
    parts.flatMap(({ orderId, paid: amount, bookedOn }) =>
      orderId ? [`${orderId} ${bookedOn ?? day} ${amount}`] : [],
    ),
  )
  const owed = month.bookings.flatMap(({ day, parts }) =>
    parts.flatMap(({ serial, cents }) => (serial && cents > 0 ? [`${orders.get(serial)} ${day} ${cents}`] : [])),
  )
  return [...difference('booking', stored, moved), ...difference('payment', paid.sort(), owed.sort())].map(
    (sentence) => `${month.iban}: ${sentence}`,
  )
}

function difference(what: string, found: readonly string[], wanted: readonly string[]): string[] {
  const rest = [...wanted]
  const more = found.filter((one) => {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return [...more.map((one) => `${what} ${one} is too many.`), ...rest.map((one) => `${what} ${one} is lost.`)]
}

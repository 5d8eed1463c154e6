import { cents } from '../../domain/money/cents.ts'
import { belgianIban } from '../../domain/money/iban.ts'
import { addDays } from '../../domain/opening/office-time.ts'
import { formatReference, paymentReference } from '../../domain/payments/payment-reference.ts'
import { seeded } from '../random-numbers.ts'
import { type CamtText, camtDocument, camtPart } from './write-camt.ts'
import { codaFile, codaLine, codaMovement } from './write-coda.ts'

/** A payment of a booking: for an order, or from an unknown payer. */
interface TruePart {
  cents: number
  serial: string
  name: string
  iban: string
}

/** What really moved the account. */
interface TrueBooking {
  day: string
  reference: string
  parts: readonly TruePart[]
}

/** A statement as the bank closes it: a day, or a part of one. */
interface TrueStatement {
  number: number
  day: string
  opening: number
  bookings: readonly TrueBooking[]
}

/** A month of an account: what moved, and the files that its bank gave out. */
export interface BankMonth {
  iban: string
  bookings: readonly TrueBooking[]
  files: readonly string[]
}

export const sumOf = ({ parts }: TrueBooking): number => parts.reduce((sum, part) => sum + part.cents, 0)

/** Few enough that equal ones meet on a day. */
const amounts = [500, 500, 1000, 2500]
const names = ['Ada Lovelace', 'Bo van der Meer', 'Zoe Peeters']

/**
 * Makes up a month: equal amounts on a day, batches, payers without a name, days in two statements; and the files of
 * its bank, in CAMT and CODA, with details and without, overlapping, again, in another order, cut, and whole.
 * @param serials of orders, whose references some of the payers write
 */
export function bankMonth(seed: number, serials: readonly string[]): BankMonth {
  const { random, below, shuffled } = seeded(seed)
  const oneOf = <One>(all: readonly [One, ...One[]] | readonly One[]): One => all[below(all.length)] as One
  const iban = accountOf(10_000_000 + seed)
  const partOf = (): TruePart => {
    const payer = below(4)
    const isNamed = payer < names.length
    return {
      cents: oneOf(amounts) * (below(5) === 0 ? -1 : 1),
      serial: below(2) === 0 ? oneOf(serials) : '',
      name: isNamed ? (names[payer] ?? '') : '',
      iban: isNamed && below(4) > 0 ? accountOf(payer) : '',
    }
  }
  const statements: TrueStatement[] = []
  let balance = 10_000 + below(100_000)
  for (let day = addDays('2026-11-01', below(3)), count = 0; count < 6; day = addDays(day, 1 + below(3)), count += 1)
    for (let part = 0; part < 1 + Number(below(5) === 0); part += 1) {
      const bookings = Array.from({ length: below(4) }, (): TrueBooking => {
        const parts =
          below(6) === 0 ? [partOf(), partOf()].map((one) => ({ ...one, cents: Math.abs(one.cents) })) : [partOf()]
        const known = parts.map((one) => (one.cents < 0 ? { ...one, serial: '' } : one))
        // Some banks give one reference to all of a kind.
        return { day, reference: below(5) === 0 ? 'INSTANT' : `R${below(1e6)}`, parts: known }
      })
      const number = statements.length + 1
      statements.push({ number, day, opening: balance, bookings })
      balance += bookings.reduce((sum, booking) => sum + sumOf(booking), 0)
    }
  const camtOf = (some: readonly TrueStatement[], shown: Shown) =>
    camtDocument(...some.map((each) => camtStatement(iban, { ...each, bookings: shuffled(each.bookings) }, shown)))
  const run = () => {
    const first = below(statements.length)
    return statements.slice(first, first + 1 + below(statements.length - first))
  }
  const wholeDays = () => {
    const [first = '', last = ''] = [oneOf(statements).day, oneOf(statements).day].sort()
    return merged(statements.filter(({ day }) => day >= first && day <= last))
  }
  const codaOf = (some: readonly TrueStatement[], hasDetails: boolean) =>
    some.map((each) => codaStatement(iban, each, hasDetails)).join('\r\n')
  const kinds = [
    () => camtOf(run(), { details: random() < 0.5, balances: true, references: random() < 0.7 }),
    () => camtOf([wholeDays()], { details: random() < 0.5, balances: random() < 0.7, references: random() < 0.7 }),
    () => codaOf(run(), random() < 0.5),
    () => cut(codaOf(run().slice(0, 1), true)),
  ]
  const some = Array.from({ length: 2 + below(4) }, () => oneOf(kinds)())
  const all =
    below(2) === 0 ? camtOf(statements, { details: true, balances: true, references: true }) : codaOf(statements, true)
  const again = oneOf([...some, all])
  return { iban, bookings: statements.flatMap(({ bookings }) => bookings), files: shuffled([...some, all, again]) }
}

/** A Belgian account that exists in form. */
const accountOf = (serial: number): string => belgianIban(paymentReference('BE', String(serial).padStart(10, '0')))

/** Statements as one, as an export of several days is. */
const merged = (some: readonly TrueStatement[]): TrueStatement => ({
  number: 0,
  day: some.at(-1)?.day ?? '',
  opening: some[0]?.opening ?? 0,
  bookings: some.flatMap(({ bookings }) => bookings),
})

const decimal = (amount: number) => (amount / 100).toFixed(2)
const closingOf = ({ opening, bookings }: TrueStatement) =>
  bookings.reduce((sum, booking) => sum + sumOf(booking), opening)

/** What a file says beside amounts and days. */
type Shown = Record<'details' | 'balances' | 'references', boolean>

function camtStatement(iban: string, statement: TrueStatement, { details, balances, references }: Shown): CamtText {
  const detailOf = (part: TruePart) =>
    camtPart({
      amount: decimal(Math.abs(part.cents)),
      name: part.name,
      account: part.iban,
      isOut: part.cents < 0,
      reference: part.serial && paymentReference('BE', part.serial),
    })
  return {
    account: `<IBAN>${iban}</IBAN>`,
    closingDay: statement.day,
    ...(statement.number > 0 && { number: statement.number }),
    ...(balances && { balances: [decimal(statement.opening), decimal(closingOf(statement))] as const }),
    lines: statement.bookings.map((booking) => ({
      amount: decimal(Math.abs(sumOf(booking))),
      direction: sumOf(booking) < 0 ? 'DBIT' : 'CRDT',
      day: `<Dt>${booking.day}</Dt>`,
      bankReference: references ? booking.reference : '',
      parts: details ? booking.parts.map(detailOf).join('') : '',
    })),
  }
}

function codaStatement(iban: string, statement: TrueStatement, hasDetails: boolean): string {
  const digits = (day: string) => day.slice(8) + day.slice(5, 7) + day.slice(2, 4)
  const movements = statement.bookings.flatMap((booking, index) => {
    const sequence = String(index + 1).padStart(4, '0')
    const given = { sequence, day: digits(booking.day), reference: booking.reference }
    const isBatch = booking.parts.length > 1
    const [first] = booking.parts
    if (!isBatch && first) return codaPayment(first, { ...given, detail: '0000', type: '0' }, hasDetails)
    const whole = codaMovement({ ...given, cents: sumOf(booking), type: '1' })
    const details = booking.parts.flatMap((part, nth) =>
      codaPayment(part, { ...given, detail: String(nth + 1).padStart(4, '0'), type: '5' }, true),
    )
    return hasDetails ? [whole, ...details] : [whole]
  })
  const account = `12001${iban.padEnd(34)}EUR`
  const number = String(statement.number).padStart(3, '0')
  return codaFile(movements, { account, number, opening: statement.opening, day: digits(statement.day) })
}

function codaPayment(
  { cents: amount, serial, name, iban }: TruePart,
  given: { sequence: string; detail: string; type: string; day: string; reference: string },
  hasDetails: boolean,
): string[] {
  const communication = serial && hasDetails ? `0${formatReference(paymentReference('BE', serial))}` : '0'
  const movement = codaMovement({ ...given, cents: cents(amount), communication })
  if (!hasDetails || (!name && !iban)) return [movement]
  return [
    movement,
    codaLine({
      1: '23',
      3: given.sequence,
      7: given.detail,
      11: iban,
      45: 'EUR',
      48: name.toUpperCase().split(' ').reverse().join(' '),
    }),
  ]
}

/** A file that has lost a movement on its way. */
function cut(file: string): string {
  const lines = file.split('\r\n')
  const movement = lines.findIndex((line) => line.startsWith('21'))
  return lines.filter((_, index) => index !== movement).join('\r\n')
}

/** A line of a CODA file, from texts at positions that count from 1. */
export function codaLine(texts: Readonly<Record<number, string>>): string {
  let line = ' '.repeat(128)
  for (const [at, text] of Object.entries(texts))
    line = line.slice(0, Number(at) - 1) + text + line.slice(Number(at) - 1 + text.length)
  return line
}

/** A movement of record 2.1. */
export interface CodaMovementText {
  /** In cents, negative if it goes out. */
  cents: number
  sequence?: string
  detail?: string
  type?: string
  /** With the digit before it that says whether it is structured. */
  communication?: string
  day?: string
  reference?: string
}

const thousandths = (cents: number) => String(Math.abs(cents) * 10).padStart(15, '0')
const signOf = (cents: number) => (cents < 0 ? '1' : '0')

export const codaMovement = ({ cents, sequence = '0001', detail = '0000', ...rest }: CodaMovementText): string =>
  codaLine({
    1: '21',
    3: sequence,
    7: detail,
    11: rest.reference ?? 'DYAB01234BOVSOVERS000',
    32: signOf(cents),
    33: thousandths(cents),
    48: '241126',
    54: `${rest.type ?? '0'}0150000`,
    62: rest.communication ?? '0',
    116: rest.day ?? '241126',
  })

/** What a file has beside its movements; a value that is left out is right. */
export interface CodaText {
  /** Record 1 up to its currency. */
  account?: string
  opening?: number
  closing?: number
  number?: string
  /** The day of the closing balance, in six digits. */
  day?: string
  /** Record 9 from position 17. */
  totals?: string
  version?: string
}

/** A CODA file of our own making, with one statement. */
export function codaFile(movements: readonly string[], given: CodaText = {}): string {
  const moved = movements.filter((line) => line.startsWith('21') && line.slice(6, 10) === '0000')
  const amounts = moved.map((line) => (line[31] === '1' ? -1 : 1) * Number(line.slice(32, 46)))
  const sum = (wanted: readonly number[]) => wanted.reduce((total, amount) => total + amount, 0)
  const [debit, credit] = [sum(amounts.filter((amount) => amount < 0)), sum(amounts.filter((amount) => amount > 0))]
  const opening = given.opening ?? 100_000
  const closing = given.closing ?? opening + debit + credit
  const records = String(2 + movements.join('').length / 128).padStart(6, '0')
  return [
    codaLine({ 1: '0000025112600005', 128: given.version ?? '2' }),
    codaLine({
      1: given.account ?? '12001BE71096123456769                  EUR',
      43: signOf(opening),
      44: thousandths(opening),
      59: '231126',
      126: given.number ?? '139',
    }),
    ...movements,
    codaLine({ 1: '8001BE71096123456769', 42: signOf(closing), 43: thousandths(closing), 58: given.day ?? '241126' }),
    codaLine({ 1: '9', 17: given.totals ?? `${records}${thousandths(debit)}${thousandths(credit)}`, 128: '2' }),
  ].join('\r\n')
}

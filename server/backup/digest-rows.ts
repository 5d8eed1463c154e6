import { createHash } from 'node:crypto'

/** A row as both engines give it: text, numbers, bytes and null by the name of the column. */
export type Row = Readonly<Record<string, unknown>>

/** How many rows there are, and a checksum over what they hold: 32 hexadecimal digits. */
export interface Digest {
  rows: number
  checksum: string
}

const modulus = 1n << 128n

/**
 * Sums up rows one at a time. Rows of the same values have the same sum on every engine and in any order, because the
 * hashes of the rows are added up.
 */
export class DigestOfRows {
  readonly #columns: readonly string[]
  #rows = 0
  #sum = 0n

  constructor(columns: readonly string[]) {
    this.#columns = columns
  }

  add(row: Row): void {
    const values = this.#columns.map((column) => plain(row[column]))
    const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32)
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % modulus
    this.#rows += 1
  }

  get digest(): Digest {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(32, '0') }
  }
}

/** The digest of all `rows`. */
export function digestRows(columns: readonly string[], rows: Iterable<Row>): Digest {
  const sum = new DigestOfRows(columns)
  for (const row of rows) sum.add(row)
  return sum.digest
}

const plain = (value: unknown) => (Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value)

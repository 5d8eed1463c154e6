import type { Cents } from '../../domain/money/cents.ts'

/**
 * Where a spreadsheet would begin a formula: at the beginning of a text, and after whatever separates cells there,
 * which in Belgium and the Netherlands is a semicolon; in some languages the full-width characters begin one too.
 */
const formula = /(^|[;,|\t\r\n])([ \u00a0"']*)(?=[=+\-@＝＋－＠])/g

/**
 * A line of a CSV file (RFC 4180), with every text in quotes. Anyone can type a formula as a name, so what a
 * spreadsheet would run gets an apostrophe in front, whichever separator it reads (R17.16).
 */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** As `csvLine`, for spreadsheets of bookkeepers here: semicolons, and amounts with a decimal comma (R18.51). */
export const bookLine = (cells: readonly (string | Cents)[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? csvCell(cell) : amount(cell))).join(';')}\r\n`

const amount = (cents: Cents) => (cents / 100).toFixed(2).replace('.', ',')

/** Spreadsheets read UTF-8 where it says so at the beginning of the file. */
export const byteOrderMark = '\uFEFF'

export const csvHeaders = (filename: string) => ({
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': `attachment; filename="${filename}"`,
})

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return `"${value.replaceAll(formula, "$1$2'").replaceAll('"', '""')}"`
}

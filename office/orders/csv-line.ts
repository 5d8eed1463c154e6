/** Characters that spreadsheets take for the beginning of a formula; in some languages the full-width ones too. */
const formula = /^[=+\-@\t\r＝＋－＠]/

/**
 * A line of a CSV file (RFC 4180). A cell that a spreadsheet would run as a formula gets an apostrophe in front,
 * because anybody can type one as a name (R17.16).
 */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text
}

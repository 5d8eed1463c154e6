/** A table in Markdown: the first column is text, all others are figures that stand to the right. */
export function table(heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [heading, ...rows].map((row) => row.map(String))
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join(' | ')} |`
  const [first = [], ...others] = cells
  const rule = `|${widths.map((width, column) => (column ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  return [line(first), rule, ...others.map(line)].join('\n')
}

/** Thousands stand apart: `12,781`. */
export const whole = (figure: number): string => Math.round(figure).toLocaleString('en-GB')

/** How a figure stands to its bar, in words that also say what the bar is. */
export const against = (good: boolean, bar: string): string => `${good ? '✓' : '✗'} ${bar}`

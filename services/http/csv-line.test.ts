import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

it.each([
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
  ['+32470123456', `"'+32470123456"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1+1', `"'＝1+1"`],
  ['\t=1', `"\t'=1"`],
  ['Ann;=1+1;', `"Ann;'=1+1;"`],
  ['Zoë, "the" \n second', '"Zoë, ""the"" \n second"'],
  ['plain = text', '"plain = text"'],
])('%j is written as %j (R17.16)', (given, cell) => {
  expect(csvLine([given, 1])).toBe(`${cell},1\r\n`)
})

/** The cells of a line, read by a spreadsheet that separates by one character and takes a stray quote as a letter. */
function cellsBy(separator: string, line: string): string[] {
  const cells = ['']
  let quoted = false
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? ''
    const cell = cells.at(-1) ?? ''
    if (letter === '"' && quoted && line[at + 1] === '"') {
      cells[cells.length - 1] = `${cell}"`
      at += 1
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted
    else if (!quoted && (letter === separator || letter === '\r' || letter === '\n')) cells.push('')
    else cells[cells.length - 1] = cell + letter
  }
  return cells
}

it.each([',', ';', '\t'])(
  'has no cell that begins a formula, whatever is typed, separated by %j (R17.16)',
  (separator) => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n＝＋－＠",;\' a') }), { minLength: 1 })
    fc.assert(
      fc.property(texts, (cells) => {
        for (const cell of cellsBy(separator, csvLine(cells))) expect(cell.trim()).not.toMatch(/^[=+\-@＝＋－＠]/)
      }),
      { numRuns: 2000 },
    )
  },
)

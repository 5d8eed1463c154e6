import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

it.each([
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
  ['+32470123456', `"'+32470123456"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1+1', `"'＝1+1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['Zoë, "the" \n second', '"Zoë, ""the"" \n second"'],
  ['plain = text', 'plain = text'],
])('%j is written as %j (R17.16)', (given, cell) => {
  expect(csvLine([given, 1])).toBe(`${cell},1\r\n`)
})

it('has no cell that begins a formula, whatever is typed (R17.16)', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'=+-@\t\r＝＋－＠",a') }), (text) => {
      const cell = csvLine([text]).slice(0, -2)
      const shown = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect(shown).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
    }),
  )
})

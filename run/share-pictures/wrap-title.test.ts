import { expect, test } from 'vitest'
import { widthOf } from './heading-font.ts'
import { wrapTitle } from './wrap-title.ts'

const width = 516

test('a short title is large, on as few lines as possible', () => {
  expect(wrapTitle('Reviews', width)).toEqual({ size: 76, lines: ['Reviews'] })
})

test('a long title is smaller and whole, with every line within the width and no number without its unit', () => {
  const title = 'A clean home, booked within 1 minute and paid when all is right'
  const { size, lines } = wrapTitle(title, width)
  expect(size).toBeLessThan(76)
  expect(lines.join(' ')).toBe(title)
  expect(lines.join('\n')).toContain('1 minute')
  for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(width)
})

test('a title that does not fit in any size throws', () => {
  expect(() => wrapTitle('word '.repeat(60).trim(), width)).toThrow(/too long for a share picture/)
})

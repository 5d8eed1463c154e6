import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setTitle } from './set-title.ts'
import { headingTypeface } from './typeface.ts'

const typeface = headingTypeface()
const width = 500

test('a short title is set large, on as few lines as it takes', () => {
  expect(setTitle(typeface, 'Reviews', width)).toEqual({ size: 76, lines: ['Reviews'] })
})

test('a long title is set smaller, whole', () => {
  const title = 'A clean home, booked within 1 minute and paid when all is right'
  const { size, lines } = setTitle(typeface, title, width)
  expect(size).toBeLessThan(76)
  expect(lines.join(' ')).toBe(title)
})

test('whatever the title, no line is wider than the picture has room for, and there are at most five', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (title) => {
      const { size, lines } = setTitle(typeface, title, width)
      expect(lines.length).toBeLessThanOrEqual(5)
      for (const line of lines) expect(typeface.measure(line, size)).toBeLessThanOrEqual(width)
    }),
  )
})

test('letters beyond Western Europe have a shape; what the font lacks is left out', () => {
  expect(typeface.measure('ő', 100)).toBeGreaterThan(0)
  expect(typeface.measure('漢🧽', 100)).toBe(0)
  expect(typeface.outline('Ž', 0, 0, 100)).toMatch(/^M/)
})

test('outlines are path data wherever a line starts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('www.helderhuis.example', 'Accessibility', 'Ëéñ “ij”'),
      fc.double({ min: 0, max: 1200, noNaN: true }),
      (text, x) => {
        expect(typeface.outline(text, x, 570, 26)).toMatch(/^(?:[MLQCZ][-\d. ]*)+$/)
      },
    ),
  )
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Besides tokens: points in print, code smaller than the text around it, and the two weights of the system font. */
const known = /^(?:var\(--[a-z-]+\)|inherit|\d+pt|0\.9em|400|700)$/

/**
 * The sizes and weights in a style sheet. In `font: 700 var(--title) / 1.2 …` these are the two values before the line
 * height.
 */
const valuesIn = (css: string) =>
  [...css.matchAll(/\bfont(?:-size|-weight)?: ([^;/]+)/g)].flatMap(([, values = '']) => values.trim().split(' '))

test('every text size and weight in a style sheet is a token', () => {
  const sheets = globSync('{ui,site}/**/*.css').map((file) => ({ file, values: valuesIn(readFileSync(file, 'utf8')) }))
  expect(sheets.flatMap(({ values }) => values).length).toBeGreaterThan(50)
  const others = sheets.map(({ file, values }) => ({ file, others: values.filter((value) => !known.test(value)) }))
  expect(others.filter(({ others }) => others.length > 0)).toEqual([])
})

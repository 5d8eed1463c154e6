import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Paper has its own measure, code is smaller than what stands around it, and the two weights of a system's font need no name. */
const known = /^(?:var\(--[a-z-]+\)|inherit|\d+pt|0\.9em|400|700)$/

/** `font: 700 var(--title) / 1.2 …` has two values to look at: what stands before the height of a line. */
const valuesIn = (css: string) =>
  [...css.matchAll(/\bfont(?:-size|-weight)?: ([^;/]+)/g)].flatMap(([, values = '']) => values.trim().split(' '))

test('every size and weight of text in a style sheet is one of the tokens', () => {
  const sheets = globSync('{ui,site}/**/*.css').map((file) => ({ file, values: valuesIn(readFileSync(file, 'utf8')) }))
  expect(sheets.flatMap(({ values }) => values).length).toBeGreaterThan(50)
  const others = sheets.map(({ file, values }) => ({ file, others: values.filter((value) => !known.test(value)) }))
  expect(others.filter(({ others }) => others.length > 0)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const page = readFileSync(new URL('docs/office-security.md', root), 'utf8')

/** The items of the list, each with the test that proves it and the file of that test. */
const lines = [...page.matchAll(/^`([^`]+)`\n\n((?:- .+\n)+)/gm)].flatMap(([, file = '', list = '']) =>
  [...list.matchAll(/^- (\d[\d., ]*): (.+)$/gm)].map(([, items = '', name = '']) => ({
    items: items.split(', '),
    file,
    name,
  })),
)

test('every test that the page names exists', () => {
  for (const { file, name } of lines) expect(readFileSync(new URL(file, root), 'utf8'), file).toContain(name)
})

test('every item of the list names its test, and no item of ASVS 5.0 level 2 for authentication, sessions and access is left out', () => {
  expect(lines.length).toBe(page.match(/^- \d/gm)?.length)
  const named = new Set(
    [...lines.flatMap(({ items }) => items), ...page.matchAll(/\((\d\.\d\.\d)(?:, (\d\.\d\.\d))?\):/g)].flat(),
  )
  const asked = [
    '6.1.1 6.1.3 6.3.1 6.3.2 6.3.3 6.3.4 6.4.1 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5',
    '7.1.1 7.1.2 7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2',
    '8.1.1 8.1.2 8.2.1 8.2.2 8.2.3 8.3.1',
    '3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4 3.4.1 3.4.3 3.4.4 3.4.5 3.4.6 3.5.1 3.5.2 3.5.3',
  ].flatMap((line) => line.split(' '))
  expect(asked.filter((item) => !named.has(item))).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commentFor, homeLimit, isListed, latestLimit, titleCaseName } from './review.ts'

test.each([
  ['jan de vries', 'Jan de Vries'],
  ['JAN DE VRIES', 'Jan de Vries'],
  ['jan DE vries', 'Jan de Vries'],
  ['Jan de Vries', 'Jan de Vries'],
  ['de vries', 'De Vries'],
  ['piet van der berg', 'Piet van der Berg'],
  ['Els Van den Bossche', 'Els Van den Bossche'],
  ['Jan De Backer', 'Jan De Backer'],
  ['Kim Y', 'Kim Y'],
  ['sara y.', 'Sara Y.'],
  ['SANTIAGO RAMÓN Y CAJAL', 'Santiago Ramón y Cajal'],
  ["willem in 't veld", "Willem in 't Veld"],
  ['willem in ’t veld', 'Willem in ’t Veld'],
  ["'t hart", "'t Hart"],
  ["sean o'brien", "Sean O'Brien"],
  ["SEAN O'BRIEN", "Sean O'Brien"],
  ['sean o’brien', 'Sean O’Brien'],
  ["luc d'hondt", "Luc D'Hondt"],
  ["bakkerij jan's", "Bakkerij Jan's"],
  ['anne-marie smits-van den berg', 'Anne-Marie Smits-van den Berg'],
  ['j.p. de wit', 'J.P. de Wit'],
  ['ijsbrand van ijzendoorn', 'IJsbrand van IJzendoorn'],
  ['IJSBRAND', 'IJsbrand'],
  ['Ronald McDonald', 'Ronald McDonald'],
  ['élise müller', 'Élise Müller'],
  ['mohamed el-amrani', 'Mohamed el-Amrani'],
  ['  jan   de\tvries ', 'Jan de Vries'],
  ['jan 🧹 2000', 'Jan 🧹 2000'],
  ['李小龙', '李小龙'],
  [' ', ''],
])('%j is shown as %j', (name, shown) => {
  expect(titleCaseName(name)).toBe(shown)
})

test('a name in title case is unchanged, and only case and spaces ever change', () => {
  const part = fc.oneof(
    fc.constantFrom('de', 'VAN', "'t", "o'brien", 'IJ', 'ij', 'Mc', "d'", 'j.', '-', '’s'),
    fc.stringMatching(/^[a-zA-ZéÉ'-]{1,6}$/),
  )
  const names = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(names, (name) => {
      const shown = titleCaseName(name)
      expect(titleCaseName(shown)).toBe(shown)
      expect(shown.toLowerCase()).toBe(name.trim().replace(/\s+/g, ' ').toLowerCase())
    }),
    { numRuns: 1000 },
  )
})

test('lists show reviews with three, four and five stars', () => {
  expect([0, 1, 2, 3, 4, 5].filter(isListed)).toEqual([3, 4, 5])
})

test('the latest reviews are twenty at most, three of them on the home page', () => {
  expect([latestLimit, homeLimit]).toEqual([20, 3])
})

test('each site shows the comment in its own language, or none if there is only a rating', () => {
  const review = { commentEN: ' Very neat. ', commentNL: ' ' }
  expect(commentFor(review, 'en')).toBe('Very neat.')
  expect(commentFor(review, 'nl')).toBeUndefined()
})

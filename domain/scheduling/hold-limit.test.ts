import { expect, test } from 'vitest'
import { fitsHoldLimit } from './hold-limit.ts'

test.each([
  [{ slots: 12, heldByOthers: 0, wanted: 6 }, true],
  [{ slots: 12, heldByOthers: 0, wanted: 7 }, false],
  [{ slots: 12, heldByOthers: 2, wanted: 4 }, true],
  [{ slots: 12, heldByOthers: 2, wanted: 5 }, false],
  [{ slots: 12, heldByOthers: 6, wanted: 1 }, false],
  [{ slots: 11, heldByOthers: 4, wanted: 2 }, false],
])('%j: holds take half of a part of a date together, however many there are', (holds, fits) => {
  expect(fitsHoldLimit(holds)).toBe(fits)
})

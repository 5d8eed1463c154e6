import { expect, test } from 'vitest'
import { fieldProblems } from '#copy/field-problems.ts'
import { check } from '#copy/order/check.ts'
import { details } from '#copy/order/details.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { allBoxes, toDetails, typed } from '../../testing/ordering/place-by-form.ts'

const absent = { ...typed, presence: 'absent', access: 'neighbour' }

test('an absent customer says how the team gets in, and reads the note back on the order page only (R16.35)', async () => {
  const ordering = await openOrdering()
  const form = await toDetails(ordering, 30)
  const long = await form.press(details.submit, { ...absent, accessNote: 'x'.repeat(1001) })
  expect([long.status, long.text]).toEqual([422, expect.stringContaining(fieldProblems.any.tooLong)])
  expect(long.document.querySelector('[name=accessNote]')?.textContent).toHaveLength(1001)
  // So that it is kept neither in the browser's history of forms nor in the tab's draft.
  expect(long.document.querySelector('[name=accessNote]')?.getAttribute('autocomplete')).toBe('off')
  const step = await form.press(details.submit, { ...absent, accessNote: 'Number 12, Ada Byron' })
  expect(step.text).toContain(details.access.options.neighbour)
  expect(step.text).toContain(check.accessStored)
  expect(step.text).not.toContain('Byron')
  const placed = await step.press(check.submit, allBoxes(step))
  expect(placed.text).toContain('Number 12, Ada Byron')
})

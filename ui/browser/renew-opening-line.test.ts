import { expect, test, vi } from 'vitest'
import { updateOpeningLines } from './renew-opening-line.ts'

const noon = Date.parse('2026-11-23T12:00:00Z')

const line = (until: number) => `<p data-until="${until}" data-afterwards="Opens tomorrow at 8:00">Open until 12:00</p>`

test('an opening line changes at its time, and not before', () => {
  document.body.innerHTML = line(noon) + line(noon + 1)
  vi.setSystemTime(noon)
  updateOpeningLines()
  expect([...document.body.children].map(({ textContent }) => textContent)).toEqual([
    'Opens tomorrow at 8:00',
    'Open until 12:00',
  ])
})

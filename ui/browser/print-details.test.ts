import { beforeEach, expect, test, vi } from 'vitest'
import { openDetailsOnPaper } from './print-details.ts'

const states = () =>
  [...document.querySelectorAll('details')].map((details) => [details.open, details.getAttribute('name')])

beforeEach(() => {
  document.body.innerHTML = '<details name="faq"></details><details name="faq" open></details><details></details>'
})

test('details are left to browsers whose styles open them in print', () => {
  vi.spyOn(CSS, 'supports').mockReturnValueOnce(true)
  openDetailsOnPaper()
  dispatchEvent(new Event('beforeprint'))
  expect(states()).toEqual([
    [false, 'faq'],
    [true, 'faq'],
    [false, null],
  ])
})

test('all details are open in print, also those of a group, and are restored afterwards', () => {
  vi.spyOn(CSS, 'supports').mockReturnValueOnce(false)
  openDetailsOnPaper()
  const before = states()
  dispatchEvent(new Event('beforeprint'))
  // Those with a name would close each other.
  expect(states()).toEqual([
    [true, null],
    [true, 'faq'],
    [true, null],
  ])
  dispatchEvent(new Event('afterprint'))
  expect(states()).toEqual(before)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { openDetailsOnPaper } from './print-details.ts'

const states = () =>
  [...document.querySelectorAll('details')].map((details) => [details.open, details.getAttribute('name')])

beforeEach(() => {
  document.body.innerHTML = '<details name="faq"></details><details name="faq" open></details><details></details>'
})

test('details are left to a browser whose styles open them on paper', () => {
  vi.spyOn(CSS, 'supports').mockReturnValueOnce(true)
  openDetailsOnPaper()
  dispatchEvent(new Event('beforeprint'))
  expect(states()).toEqual([
    [false, 'faq'],
    [true, 'faq'],
    [false, null],
  ])
})

test('on paper all details are open, those of a group too, and afterwards they are as they were', () => {
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

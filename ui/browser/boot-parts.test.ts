import { expect, test, vi } from 'vitest'
import { openDetailsOnPaper } from './print-details.ts'
import { updateOpeningLines } from './renew-opening-line.ts'
import { markScrolled } from './scrolled.ts'
import { hideControlsOnDesktops } from './video-controls.ts'

test.each([true, false])('all details are open in print, also those of a group: by styles %s', (byStyles) => {
  document.body.innerHTML = '<details name="faq"></details><details name="faq" open></details>'
  vi.spyOn(CSS, 'supports').mockReturnValueOnce(byStyles)
  openDetailsOnPaper()
  dispatchEvent(new Event('beforeprint'))
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([!byStyles, true])
})

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

const isMarked = () => 'scrolled' in document.documentElement.dataset

const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top })
  dispatchEvent(new Event('scroll'))
}

test('the page is marked exactly while it is scrolled away from the top, also at the start', () => {
  Object.assign(window, { scrollY: 300 })
  markScrolled()
  expect(isMarked()).toBe(true)
  scrollTo(4)
  expect(isMarked()).toBe(false)
  scrollTo(5)
  expect(isMarked()).toBe(true)
})

test.each([true, false])('a video keeps its controls if the file for phones is played: %s', (phone) => {
  document.body.innerHTML = '<video controls><track /><source media="phone" /><source /></video>'
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === 'phone' && phone }))
  hideControlsOnDesktops()
  expect(document.querySelector('video')?.controls).toBe(phone)
})

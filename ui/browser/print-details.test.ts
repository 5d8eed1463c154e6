import { expect, test, vi } from 'vitest'
import { openDetailsOnPaper } from './print-details.ts'

const openInPrint = () => {
  document.body.innerHTML = '<details name="faq"></details><details name="faq" open></details><details></details>'
  openDetailsOnPaper()
  dispatchEvent(new Event('beforeprint'))
  return [...document.querySelectorAll('details')].map(({ open }) => open)
}

test('all details are open in print, also those of a group, where styles do not open them', () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValueOnce(true)
  expect(openInPrint()).toEqual([false, true, false])
  supports.mockReturnValueOnce(false)
  expect(openInPrint()).toEqual([true, true, true])
})

import { expect, test, vi } from 'vitest'
import { openDetailsOnPaper } from './print-details.ts'

test.each([true, false])('all details are open in print, also those of a group: by styles %s', (byStyles) => {
  document.body.innerHTML = '<details name="faq"></details><details name="faq" open></details>'
  vi.spyOn(CSS, 'supports').mockReturnValueOnce(byStyles)
  openDetailsOnPaper()
  dispatchEvent(new Event('beforeprint'))
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([!byStyles, true])
})

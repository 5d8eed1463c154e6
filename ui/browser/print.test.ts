import { expect, test, vi } from 'vitest'
import printPart from './print.ts'

const press = (prints: string) => {
  document.body.innerHTML = `<section id="list"></section><button data-prints="${prints}">Print</button>`
  printPart(document.querySelector('button') as HTMLElement)
}
const markedParts = () => document.querySelectorAll('[data-print-part]').length

test('only one part is printed: it is marked until after printing', () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => expect(markedParts()).toBe(1))
  press('list')
  expect(print).toHaveBeenCalledOnce()
  dispatchEvent(new Event('afterprint'))
  expect(markedParts()).toBe(0)
})

test('without a part the whole page is printed', () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => expect(markedParts()).toBe(0))
  press('')
  expect(print).toHaveBeenCalledOnce()
})

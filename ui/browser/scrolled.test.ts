import { expect, test } from 'vitest'
import { markScrolled } from './scrolled.ts'

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

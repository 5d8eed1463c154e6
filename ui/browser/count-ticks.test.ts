import { expect, test, vi } from 'vitest'
import countTicks from './count-ticks.ts'

test('the sentence has the number of checked boxes, also after a reset', () => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <form><input type="checkbox"><input type="checkbox" checked><p data-count="{count} tasks chosen"></p></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const sentence = () => {
    countTicks(form)
    vi.runAllTimers()
    return form.textContent?.trim()
  }
  expect(sentence()).toBe('1 tasks chosen')
  form.querySelector('input')?.click()
  expect(sentence()).toBe('2 tasks chosen')

  // The event comes before the boxes change.
  form.addEventListener('reset', () => countTicks(form))
  form.reset()
  vi.runAllTimers()
  expect(form.textContent?.trim()).toBe('1 tasks chosen')
})

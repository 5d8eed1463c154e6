import { expect, test, vi } from 'vitest'
import { hideControlsOnDesktops } from './video-controls.ts'

test('a desktop loses the controls of its videos, and has them back once its window is narrow', () => {
  document.body.innerHTML = '<video controls></video><video controls></video>'
  const query = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => query)
  const shown = () => [...document.querySelectorAll('video')].map(({ controls }) => controls)
  hideControlsOnDesktops()
  expect(shown()).toEqual([false, false])
  query.matches = false
  query.dispatchEvent(new Event('change'))
  expect(shown()).toEqual([true, true])
})

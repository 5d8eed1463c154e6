import { expect, test, vi } from 'vitest'
import { hideControlsOnDesktops } from './video-controls.ts'

test.each([true, false])('a video keeps its controls if the file for phones is played: %s', (phone) => {
  document.body.innerHTML = '<video controls><track /><source media="phone" /><source /></video>'
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === 'phone' && phone }))
  hideControlsOnDesktops()
  expect(document.querySelector('video')?.controls).toBe(phone)
})

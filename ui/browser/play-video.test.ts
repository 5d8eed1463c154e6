import { beforeEach, expect, test, vi } from 'vitest'
import playVideo from './play-video.ts'

const frame = () => document.querySelector('figure') as HTMLElement
const button = () => document.querySelector('button') as HTMLButtonElement
const video = () => document.querySelector('video') as HTMLVideoElement
const state = () => ({ marked: 'playing' in frame().dataset, label: button().ariaLabel })

const playing = { marked: true, label: 'Pause' }
const paused = { marked: false, label: 'Play' }

beforeEach(() => {
  document.body.innerHTML =
    '<figure><video></video><button data-play="Play" data-pause="Pause" aria-label="Play"></button></figure>'
  // jsdom plays nothing.
  let isPaused = true
  const turn = (now: boolean, event: string) => {
    isPaused = now
    video().dispatchEvent(new Event(event))
  }
  Object.defineProperty(video(), 'paused', { get: () => isPaused })
  Object.assign(video(), {
    play: vi.fn(async () => turn(false, 'play')),
    pause: vi.fn(() => turn(true, 'pause')),
    load: vi.fn(),
  })
})

test('the button plays and pauses the video, and its label is the next action', () => {
  playVideo(button())
  expect(state()).toEqual(playing)
  playVideo(button())
  expect(state()).toEqual(paused)
  playVideo(button())
  expect(state()).toEqual(playing)
  expect(video().play).toHaveBeenCalledTimes(2)
})

test('the button follows a video paused in another way', () => {
  playVideo(button())
  video().pause()
  expect(state()).toEqual(paused)
})

test('at its end the video shows its poster once, and can be played again', () => {
  playVideo(button())
  playVideo(button())
  playVideo(button())
  video().pause()
  video().dispatchEvent(new Event('ended'))
  expect(video().load).toHaveBeenCalledOnce()
  expect(state()).toEqual(paused)
})

test('a video that cannot play leaves the button unchanged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(video().play).mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  playVideo(button())
  await expect.poll(() => warn).toHaveBeenCalledOnce()
  expect(state()).toEqual(paused)
})

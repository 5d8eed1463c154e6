import { expect, test, vi } from 'vitest'
import copyText from './copy-text.ts'
import playHostedVideo from './play-hosted-video.ts'
import printPart from './print.ts'

test('the link to a video is replaced by a player that starts, has its title and the focus, and cannot navigate the page', () => {
  document.body.innerHTML = `
    <a href="https://video.example/1" data-player="https://player.example/1?lang=en"><b>How we clean</b> <small>1 min</small></a>`
  playHostedVideo(document.querySelector('a') as HTMLElement)
  const player = document.querySelector('iframe')
  expect(document.querySelector('a')).toBeNull()
  expect(player?.src).toBe('https://player.example/1?lang=en&autoplay=1')
  expect(player?.title).toBe('How we clean')
  expect(player?.allow).toContain('autoplay')
  expect(player?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation')
  expect(document.activeElement).toBe(player)
})

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

test('a button copies its text, the status after it says so, and its label stays', async () => {
  document.body.innerHTML =
    '<button data-copies="BE71096123456769" data-copied="Copied">Copy</button><span role="status"></span>'
  const button = document.querySelector('button') as HTMLElement
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText(button)
  expect(writeText).toHaveBeenCalledWith('BE71096123456769')
  expect(button.textContent).toBe('Copy')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Copied')
})

import { expect, test } from 'vitest'
import playHostedVideo from './play-hosted-video.ts'

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

import { expect, test } from '../journey-test.ts'

test('the film has captions in the language of the site, and shows them', async ({ page, language }) => {
  await page.goto('/')
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode))
    .toBe('showing')
  const track = page.locator('video track[kind=captions]')
  await expect(track).toHaveAttribute('srclang', language)
  const captions = await page.request.get((await track.getAttribute('src')) ?? '')
  expect(captions.headers()['content-type']).toContain('text/vtt')
  expect(await captions.text()).toMatch(/^WEBVTT[\s\S]+-->/)
})

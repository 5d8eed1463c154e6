import type { Page } from '@playwright/test'
import { expect, test } from '../journey-test.ts'

/** The file that the page offers to phones, or to other screens. */
const sourceOf = async (page: Page, screens: '[media]' | ':not([media])') =>
  (await page.locator(`video source${screens}`).getAttribute('src')) ?? ''
const fileOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)
const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)

test('on a desktop the overlay button plays and pauses the medium-size film, which shows its poster again at its end', async ({
  page,
  words,
}) => {
  await page.goto('/')
  const video = page.locator('video')
  await video.scrollIntoViewIfNeeded()
  expect(await isPaused(page)).toBe(true)
  await expect(video).toHaveJSProperty('controls', false)
  await page.getByRole('button', { name: words.film.play }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isPaused(page)).toBe(false)
  expect(await fileOf(page)).toContain(await sourceOf(page, ':not([media])'))
  await page.getByRole('button', { name: words.film.pause }).click()
  await expect.poll(() => isPaused(page)).toBe(true)
  await page.getByRole('button', { name: words.film.play }).click()
  await video.evaluate((film: HTMLVideoElement) => Object.assign(film, { currentTime: film.duration }))
  await expect
    .poll(() => video.evaluate(({ currentTime, played }: HTMLVideoElement) => [currentTime, played.length]))
    .toEqual([0, 0])
  await expect(page.getByRole('button', { name: words.film.play })).toBeVisible()
})

for (const [held, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['sideways', { width: 844, height: 390 }],
] as const) {
  test.describe(`on a phone held ${held}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test("there is no overlay button: the browser's own controls play the small film", async ({ page, words }) => {
      await page.goto('/')
      const video = page.locator('video')
      await video.scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: words.film.play })).toBeHidden()
      await expect(video).toHaveJSProperty('controls', true)
      await video.evaluate((element: HTMLVideoElement) => element.play())
      const small = await sourceOf(page, '[media]')
      await expect.poll(() => fileOf(page)).toContain(small)
    })
  })
}

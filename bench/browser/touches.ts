import type { Locator, Page } from '@playwright/test'

/** Something a visitor does on the home page, until it has shown. */
export interface Touch {
  what: string
  /** What is touched; it has been scrolled to before. */
  control(page: Page): Locator
  act(control: Locator, page: Page): Promise<void>
  /** Whether the page does it without any script, so that the floor can do it too. */
  native: boolean
}

const firstPostcode = (page: Page) => page.locator('[name=zipCode]').first()
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()

export const touches: readonly Touch[] = [
  {
    what: 'menu opens',
    control: (page) => page.locator('button[popovertarget=menu]').first(),
    native: true,
    async act(control, page) {
      await control.tap()
      await page.locator('#menu').waitFor()
    },
  },
  {
    what: 'business modal opens',
    control: (page) => page.locator('button[command=show-modal]').first(),
    native: true,
    async act(control, page) {
      await control.tap()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    what: 'typing a postal code, React on its way',
    control: firstPostcode,
    native: false,
    async act(control, page) {
      await control.pressSequentially('2000', { delay: 60 })
      await hydrated(page)
    },
  },
  {
    what: 'typing a postal code, React there',
    control: firstPostcode,
    native: false,
    async act(control, page) {
      await control.focus()
      await hydrated(page)
      await control.pressSequentially('2000', { delay: 60 })
    },
  },
  {
    what: 'submit of a wrong postal code',
    control: firstPostcode,
    native: false,
    async act(control, page) {
      await control.focus()
      await hydrated(page)
      await control.pressSequentially('12')
      await control.press('Enter')
      await page.locator('[name=zipCode][aria-invalid=true]').first().waitFor()
    },
  },
]

/** Not a wait for a paint but for React. */
export const firstTouch: Touch = {
  what: 'from first touch to React',
  control: firstPostcode,
  native: false,
  async act(control, page) {
    await control.tap()
    await hydrated(page)
  },
}

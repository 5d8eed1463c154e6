import type { Page } from '@playwright/test'

/** Something a visitor does on the home page, until it has shown. */
export interface Touch {
  what: string
  act(page: Page): Promise<void>
}

const firstPostcode = (page: Page) => page.locator('[name=zipCode]').first()
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()

export const touches: readonly Touch[] = [
  {
    what: 'menu opens',
    async act(page) {
      await page.locator('button[popovertarget=menu]').first().tap()
      await page.locator('#menu').waitFor()
    },
  },
  {
    what: 'business modal opens',
    async act(page) {
      await page.locator('button[command=show-modal]').first().tap()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    what: 'typing a postal code, React on its way',
    async act(page) {
      await firstPostcode(page).pressSequentially('2000', { delay: 60 })
      await hydrated(page)
    },
  },
  {
    what: 'typing a postal code, React there',
    async act(page) {
      await firstPostcode(page).focus()
      await hydrated(page)
      await firstPostcode(page).pressSequentially('2000', { delay: 60 })
    },
  },
  {
    what: 'submit of a wrong postal code',
    async act(page) {
      await firstPostcode(page).focus()
      await hydrated(page)
      await firstPostcode(page).pressSequentially('12')
      await firstPostcode(page).press('Enter')
      await page.locator('[name=zipCode][aria-invalid=true]').first().waitFor()
    },
  },
]

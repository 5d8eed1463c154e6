import type { UnwatchedPage } from './unwatched-page.ts'

/** Something a visitor does on the home page, until it has shown. */
export interface Touch {
  what: string
  /** Selector of what is touched; it has been scrolled to before. */
  control: string
  act(page: UnwatchedPage): Promise<void>
  /** Whether the page does it without any script, so that the floor can do it too. */
  native: boolean
}

const hydrated = 'html[data-hydrated]'
const menu = 'button[popovertarget=menu]'
const modal = 'button[command=show-modal]'
const zipCode = '[name=zipCode]'

export const touches: readonly Touch[] = [
  {
    what: 'menu opens',
    control: menu,
    native: true,
    async act(page) {
      await page.tap(menu)
      await page.until('#menu:popover-open')
    },
  },
  {
    what: 'business modal opens',
    control: modal,
    native: true,
    async act(page) {
      await page.tap(modal)
      await page.until('dialog[open]')
    },
  },
  {
    what: 'typing a postal code, React on its way',
    control: zipCode,
    native: false,
    async act(page) {
      await page.focus(zipCode)
      await page.type('2000')
      await page.until(hydrated)
    },
  },
  {
    what: 'typing a postal code, React there',
    control: zipCode,
    native: false,
    async act(page) {
      await page.focus(zipCode)
      await page.until(hydrated)
      await page.type('2000')
    },
  },
  {
    what: 'submit of a wrong postal code',
    control: zipCode,
    native: false,
    async act(page) {
      await page.focus(zipCode)
      await page.until(hydrated)
      await page.type('12')
      await page.pressEnter()
      await page.until(`${zipCode}[aria-invalid=true]`)
    },
  },
]

/** Not a wait for a paint but for React. */
export const firstTouch: Touch = {
  what: 'from first touch to React',
  control: zipCode,
  native: false,
  async act(page) {
    await page.tap(zipCode)
    await page.until(hydrated)
  },
}

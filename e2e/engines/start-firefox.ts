import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { firefox } from '../../testing/test-tools.ts'
import { type EnginePage, inSight, windowSize } from './engine-page.ts'

/** Starts Firefox without a window and drives it by WebDriver BiDi. */
export async function startFirefox(): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox.path,
    headless: true,
    defaultViewport: windowSize,
  })
  const page = await browser.newPage()
  async function find(element: string) {
    const found = (await page.evaluateHandle(inSight(element))).asElement() as ElementHandle<Element> | null
    if (!found) throw new Error(`Firefox finds no element by ${element}`)
    return found
  }
  return {
    open: async (address) => void (await page.goto(address)),
    read: (expression) => page.evaluate(expression),
    press: async (element) => await (await find(element)).click(),
    async type(element, text) {
      await (await find(element)).click()
      await page.keyboard.type(text)
    },
    close: () => browser.close(),
  }
}

import type { Browser, CDPSession } from 'puppeteer-core'

/** A phone's screen. */
export const phone = { width: 360, height: 640, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/**
 * A phone-sized page whose errors nobody listens to. Playwright's pages and Puppeteer's are watched by the runtime inspector, for which
 * Chromium finds out the place in the source of every error that is made: React makes five when it is read, and reading it then takes
 * ten times as long as with a visitor.
 */
export class UnwatchedPage {
  private readonly session: CDPSession

  private constructor(session: CDPSession) {
    this.session = session
  }

  /** Shows a page in a fresh profile, for as long as `use` takes. */
  static async show<Result>(browser: Browser, use: (page: UnwatchedPage) => Promise<Result>): Promise<Result> {
    const profile = await browser.createBrowserContext()
    try {
      const whole = await browser.target().createCDPSession()
      await whole.send('Target.createTarget', {
        url: 'about:blank',
        ...(profile.id && { browserContextId: profile.id }),
      })
      await whole.detach()
      const target = await profile.waitForTarget((each) => each.type() === 'page')
      const session = await target.createCDPSession()
      await session.send('Page.enable')
      const { isMobile, hasTouch, ...screen } = phone
      await session.send('Emulation.setDeviceMetricsOverride', { ...screen, mobile: isMobile })
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
      return await use(new UnwatchedPage(session))
    } finally {
      await profile.close()
    }
  }

  /** Has every page that is opened run this before anything of its own. */
  async begin(script: () => void): Promise<void> {
    await this.session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` })
  }

  /** @returns once the page has loaded and has had half a second for what it does then */
  async open(url: string): Promise<void> {
    const loaded = new Promise((resolve) => this.session.once('Page.loadEventFired', resolve))
    const { errorText } = await this.session.send('Page.navigate', { url })
    if (errorText) throw new Error(`${url}: ${errorText}`)
    await loaded
    await this.ask(() => new Promise((resolve) => setTimeout(resolve, 500)))
  }

  /** Makes the processor so many times slower. */
  async slowDown(rate: number): Promise<void> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate })
  }

  /**
   * Runs a function in the page, which sees nothing of where it is written.
   * @throws what it throws
   */
  async ask<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer> {
    const expression = `(${question})(${given.map((each) => JSON.stringify(each)).join()})`
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /** Waits until there is such an element. */
  async until(selector: string): Promise<void> {
    await this.ask(
      (selector) =>
        new Promise<void>((resolve, reject) => {
          const deadline = performance.now() + 15_000
          const look = () => {
            if (document.querySelector(selector)) resolve()
            else if (performance.now() > deadline) reject(new Error(`There is no ${selector}`))
            else setTimeout(look, 20)
          }
          look()
        }),
      selector,
    )
  }

  /**
   * Brings the first such element into the middle of the screen, and waits until the page has come to rest there: pictures that come into
   * view, and a header that changes its colour, belong to scrolling.
   */
  async scrollTo(selector: string): Promise<void> {
    await this.ask(
      (selector) =>
        new Promise((resolve) => {
          document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
          setTimeout(() => requestIdleCallback(resolve), 300)
        }),
      selector,
    )
  }

  /** Touches the first such element with a finger. */
  async tap(selector: string): Promise<void> {
    const place = await this.ask((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, selector)
    if (!place) throw new Error(`There is no ${selector}`)
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** Puts the cursor into the first such field. */
  async focus(selector: string): Promise<void> {
    await this.ask((selector) => document.querySelector<HTMLElement>(selector)?.focus(), selector)
  }

  /** Presses keys, as quickly as many people do. */
  async type(text: string): Promise<void> {
    for (const key of text) {
      await this.press(key, key)
      await this.ask(() => new Promise((resolve) => setTimeout(resolve, 60)))
    }
  }

  async pressEnter(): Promise<void> {
    await this.press('Enter', '\r')
  }

  private async press(key: string, text: string): Promise<void> {
    const which = { key, windowsVirtualKeyCode: text.charCodeAt(0) }
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...which })
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...which })
  }
}

import { type Browser, type BrowserContext, expect } from '@playwright/test'

/** The faults in the browser during a test: console errors, uncaught exceptions, violations of the security policy. */
export interface Faults {
  /** Accepts faults that match, because the test provokes them. */
  expect(pattern: RegExp): void
}

/** A fixture that collects the faults in all browser contexts of a test. An unexpected fault fails the test. */
export async function watchFaults(
  { browser, context }: { browser: Browser; context: BrowserContext },
  use: (faults: Faults) => Promise<void>,
) {
  const seen: string[] = []
  const expected: RegExp[] = []
  const watch = (one: BrowserContext) => watchContext(one, (fault) => seen.push(fault))
  await watch(context)
  browser.on('context', watch)
  await use({ expect: (pattern) => expected.push(pattern) })
  browser.off('context', watch)
  const unexpected = seen.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
  expect(unexpected, 'faults in the browser').toEqual([])
}

async function watchContext(context: BrowserContext, tell: (fault: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') tell(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => {
    const { stack, message } = webError.error()
    // The error of a module that could not be fetched has no stack.
    tell(stack || message)
  })
  // Reports a violation as a console error, with the directive and what it blocked.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`security policy: ${violatedDirective} stopped ${blockedURI} ${sample}`)
    })
  })
}

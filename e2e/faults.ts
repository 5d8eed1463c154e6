import type { BrowserContext } from '@playwright/test'

/** The faults in the browser during a test: console errors, uncaught exceptions, violations of the security policy. */
export interface Faults {
  readonly list: readonly string[]
  /** Accepts faults that match, because the test provokes them. */
  expect(pattern: RegExp): void
}

/** Collects the faults of all pages of a browser context. */
export async function watchFor(context: BrowserContext): Promise<Faults> {
  const seen: string[] = []
  const expected: RegExp[] = []
  // Reports a violation as a console error, with the directive and what it blocked.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`security policy: ${violatedDirective} stopped ${blockedURI} ${sample}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => {
    const { stack, message } = webError.error()
    // The error of a module that could not be fetched has no stack.
    seen.push(stack || message)
  })
  return {
    get list() {
      return seen.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
    },
    expect: (pattern) => expected.push(pattern),
  }
}

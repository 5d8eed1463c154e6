import type { BrowserContext } from '@playwright/test'

/** What went wrong in the browser while a test ran: console errors, uncaught exceptions, broken security policy. */
export interface Faults {
  readonly list: readonly string[]
  /** Says that faults that match are the point of this test. */
  expect(pattern: RegExp): void
}

/** Listens to all pages of a browser context. */
export async function watchFor(context: BrowserContext): Promise<Faults> {
  const seen: string[] = []
  const expected: RegExp[] = []
  // A violation becomes a console error of ours, with the directive and what it stopped.
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
    // A module that could not be fetched has no stack.
    seen.push(stack || message)
  })
  return {
    get list() {
      return seen.filter((fault) => !expected.some((pattern) => pattern.test(fault)))
    },
    expect: (pattern) => expected.push(pattern),
  }
}

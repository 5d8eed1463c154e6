import type { Page, Request } from '@playwright/test'

/**
 * Loads a page and touches it.
 * @param page with nothing of the site in its cache
 * @param touch what a visitor does, until the page is at rest again
 * @returns bytes on the wire, compressed
 */
export async function pageBytes(page: Page, url: string, touch: () => Promise<void>) {
  let received: ReturnType<typeof sizeOf>[] = []
  const receive = (request: Request) => received.push(sizeOf(request))
  page.on('request', receive)
  await page.goto(url, { waitUntil: 'networkidle' })
  const before = await Promise.all(received)

  received = []
  await touch()
  // Requests from here on would still be under way when the page closes.
  page.off('request', receive)
  const after = await Promise.all(received)
  return {
    /** All files of the page and their headers, before the visitor's first touch. */
    all: before.reduce((sum, { body, headers }) => sum + body + headers, 0),
    script: scriptsOf(before),
    /** From the first touch on. */
    scriptAfterIntent: scriptsOf(after),
  }
}

async function sizeOf(request: Request) {
  // Sizes are known once the response is complete.
  await (await request.response())?.finished()
  const { responseBodySize: body, responseHeadersSize: headers } = await request.sizes()
  return { type: request.resourceType(), body, headers }
}

const scriptsOf = (all: readonly Awaited<ReturnType<typeof sizeOf>>[]) =>
  all.reduce((sum, { type, body }) => sum + (type === 'script' ? body : 0), 0)

import type { Findings } from './findings.ts'

const parallel = 5
const requestLimit = 10_000

/**
 * Checks links to other sites: a response of 4xx or 5xx, or none within ten seconds, is a broken link. Sites that refuse robots (401, 403,
 * 429) get the benefit of the doubt.
 * @param addresses each with the pages that link there
 */
export async function checkAddresses(
  findings: Findings,
  addresses: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const waiting = [...addresses]
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [href, pages] = next
      const problem = await problemOf(href)
      if (problem) for (const where of pages) findings.add('broken-link', where, `${href}: ${problem}`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
}

async function problemOf(href: string): Promise<string | undefined> {
  try {
    const asked = await ask(href, 'HEAD')
    // Many servers support only GET.
    const status = asked >= 400 ? await ask(href, 'GET') : asked
    return status < 400 || [401, 403, 429].includes(status) ? undefined : `answers ${status}`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return `does not answer (${cause instanceof Error ? cause.message : cause})`
  }
}

async function ask(href: string, method: 'HEAD' | 'GET'): Promise<number> {
  const response = await fetch(href, { method, signal: AbortSignal.timeout(requestLimit) })
  await response.body?.cancel()
  return response.status
}

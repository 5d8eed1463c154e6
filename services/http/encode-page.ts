import { compress, type EncodedResponse, etagOf } from './encoded-response.ts'
import { contentSecurityPolicy, type PageSources } from './security-headers.ts'

/** Brotli quality for a visitor who waits. */
const quickQuality = 5

/**
 * Compresses a page and gives it the headers that every page of a site has.
 * @param sources what the page loads beside our own files
 */
export async function encodePage(
  html: string,
  sources: PageSources,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> },
): Promise<EncodedResponse> {
  return {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(sources),
      Vary: 'Accept-Encoding',
    },
    body: await compress(html, quickQuality),
    etag: etagOf(html),
  }
}

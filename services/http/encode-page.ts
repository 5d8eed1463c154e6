import { compress, type EncodedResponse, etagOf } from './encoded-response.ts'
import { contentSecurityPolicy, type PageSources, reportingEndpoints } from './security-headers.ts'

/** Brotli quality for a visitor who waits. */
const quickQuality = 5

/**
 * Compresses a page and gives it the headers that every page of a site has.
 * @param origin the site's public origin
 * @param sources what the page loads beside our own files
 */
export async function encodePage(
  html: string,
  origin: string,
  sources: PageSources,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> },
): Promise<EncodedResponse> {
  return {
    status,
    headers: {
      ...reportingEndpoints(origin),
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(origin, sources),
      Vary: 'Accept-Encoding',
    },
    body: await compress(html, quickQuality),
    etag: etagOf(html),
  }
}

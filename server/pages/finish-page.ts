import { inlineScripts } from '../../site/document.tsx'
import { renderPage } from '../../site/entry-server.tsx'
import type { PageWords } from '../../site/metadata.ts'
import type { PageProps } from '../../site/page-data.ts'
import { commonHeaders, contentSecurityPolicy } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { etagOf, type FinishedPage, pack } from './page-cache.ts'

/** What a page is made from, before it is rendered. */
export interface PageContent {
  props: PageProps
  words: PageWords
  /** What it was made of, as the change log names it. */
  subjects: readonly string[]
  /** Epoch ms. */
  validUntil: number
  status?: number
}

const qualityForAVisitorWhoWaits = 5

/** Renders and compresses a page and gives it the headers it travels with. */
export async function finishPage(services: Services, content: PageContent): Promise<FinishedPage> {
  const { props, words, subjects, validUntil, status = 200 } = content
  const assets = services.assets.of(props.view)
  const html = renderPage(props, words, assets)
  const etag = etagOf(html)
  return {
    status,
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      // Always asked again, answered 304 from memory: a published change or a new day shows at once.
      'Cache-Control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      Vary: 'Accept-Encoding',
      ...(status === 200 && { ETag: etag }),
      'Content-Security-Policy': contentSecurityPolicy(
        { scripts: inlineScripts(assets), css: assets.css },
        services.settings.orderSiteUrl,
      ),
    },
    body: await pack(html, qualityForAVisitorWhoWaits),
    etag,
    subjects,
    validUntil,
  }
}

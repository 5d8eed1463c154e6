import type { Context } from 'hono'
import { notFound } from '../../server/http/plain-answers.ts'
import { commonHeaders } from '../../server/http/security-headers.ts'
import type { Services } from '../../server/services.ts'
import { etagOf } from '../../server/website/page-cache.ts'
import type { ShareSubject } from './draw.ts'
import { PictureCache } from './picture-cache.ts'
import { subjectOfPage } from './subject-of-page.ts'

/** Pictures in memory; each has about 45 KB. */
const mostPictures = 200

/**
 * `GET /share.png` (home) and `GET /share/<path>.png`: the picture that is shown where somebody shares the address of a page,
 * 1200 × 630. Drawn when first asked for, off the main thread, and kept for as long as the page has this title.
 */
export function sharePicture(services: Services) {
  const cache = new PictureCache(mostPictures)

  async function draw(subject: ShareSubject) {
    // Renderer and typeface take megabytes, which a process needs only when a page is shared.
    const { renderPicture } = await import('./render-picture.ts')
    return renderPicture(subject)
  }

  return async ({ req }: Context): Promise<Response> => {
    const path = pagePath(req.path)
    const subject = path === undefined ? undefined : await subjectOfPage(services, path)
    if (!subject) return notFound()
    const key = etagOf(JSON.stringify(subject))
    const headers = {
      ...commonHeaders,
      // Other sites show it: that is what it is for.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400',
      ETag: key,
    }
    if (req.header('if-none-match')?.includes(key)) return new Response(null, { status: 304, headers })
    return new Response(await cache.getOrDraw(key, () => draw(subject)), { headers })
  }
}

/** The path of the page whose picture stands at `path`; undefined where the address is no picture's. */
function pagePath(path: string): string | undefined {
  const [, encoded] = /^\/share(\/.*)?\.png$/.exec(path) ?? []
  try {
    return /^\/share.*\.png$/.test(path) ? decodeURIComponent(encoded ?? '/') : undefined
  } catch {
    return undefined
  }
}

import type { PageBytes } from '../browser/bytes.ts'
import { against, table, whole } from './table.ts'

const largestHtml = 14 * 1024
const largestBoot = 1.5 * 1024
const largestIntent = 75 * 1024
const largestHome = 60_000

/** What each page costs, by type. */
export function bytesTable(pages: readonly PageBytes[]): string {
  const heading = [
    'page',
    'HTML+CSS',
    'script',
    'images',
    'fonts',
    'all',
    'requests',
    'largest paint',
    'after intent',
    'in files',
    'bars',
  ]
  return table(
    heading,
    pages.map((page) => [
      `${page.site} ${page.id}`,
      whole(page.html),
      whole(page.scripts),
      whole(page.images),
      whole(page.fonts),
      whole(page.total),
      page.requests,
      page.largestPaint,
      whole(page.afterIntent),
      page.filesAfterIntent,
      barsOf(page).join(' '),
    ]),
  )
}

/** The bars that a page misses, or one tick. */
function barsOf({ id, html, afterIntent, total, scripts, largestPaint }: PageBytes): string[] {
  const bars: [boolean, string][] = [
    [html <= largestHtml, 'HTML+CSS ≤ 14 KB'],
    [scripts <= largestBoot, 'script ≤ 1.5 KB'],
    [afterIntent <= largestIntent, 'after intent ≤ 75 KB'],
    [id !== 'home' || total <= largestHome, 'all ≤ 60 KB'],
    [!['IMG', 'VIDEO', 'svg'].includes(largestPaint), 'largest paint is text'],
  ]
  const missed = bars.filter(([good]) => !good).map(([good, bar]) => against(good, bar))
  return missed.length > 0 ? missed : ['✓']
}

import type { Logger } from 'pino'
import { language } from '#copy/language.ts'
import { newsDate, newsFolders } from '../../domain/website/news-page.ts'
import { readFolderNow } from '../../services/cms/page-now.ts'
import type { Database } from '../../services/database/schema.ts'
import type { NewsEntry } from '../page-data/page-data.ts'
import { newsOfSite } from './follow-content.ts'
import { type Freshness, retrySoon } from './freshness.ts'

/** How many entries the list of news has. */
const longestList = 10

/** What the list changes with. */
const subjects = ['pages', newsOfSite]

/** The latest news of this website, as visitors see it now; none if the database cannot be used. */
export async function readNews(
  { database, log }: { database: Database; log: Pick<Logger, 'error'> },
  now: Date,
): Promise<{ news: readonly NewsEntry[]; freshness: Partial<Freshness> }> {
  try {
    const pages = await readFolderNow(database, { language, folder: newsFolders[language] }, now)
    const news = pages.flatMap(({ page }): NewsEntry[] => {
      const date = newsDate(page)
      return date && page.status === 'published' ? [{ title: page.title, href: `/${page.path}`, date }] : []
    })
    const moments = pages.flatMap(({ draft }) => (draft?.publishAt ? [Date.parse(draft.publishAt)] : []))
    const latest = news.sort((a, b) => b.date.localeCompare(a.date)).slice(0, longestList)
    return { news: latest, freshness: { subjects, until: Math.min(...moments, Number.POSITIVE_INFINITY) } }
  } catch (err) {
    log.error({ err }, 'news not available')
    return { news: [], freshness: { subjects, ...retrySoon(now) } }
  }
}

import { language } from '#copy/language.ts'
import { type Language, otherLanguage } from '../../domain/language.ts'
import { questionFolder } from '../../domain/website/faq-question.ts'
import { listedPages, pageIds, pages, pathOf } from '../../domain/website/pages.ts'
import { counterpartOf, readTwins } from '../../services/cms/page-twins.ts'
import type { Database } from '../../services/database/schema.ts'
import { hasCounterpart, onOtherSite } from '../page-data/alternates.ts'
import type { ContentServices } from '../respond/read-page.ts'
import { publicationDates } from './publications.ts'
import type { SitemapAddress } from './sitemap-xml.ts'

const other = otherLanguage(language)

/** The paths of the page table: a CMS page at one of them is never shown. */
const takenPaths = pageIds.flatMap((id) => {
  const { en = '/', nl = '/', shortForms = [] } = pages[id]
  return [en, nl, ...shortForms].map((path) => path.slice(1))
})

/** The listed pages, without those that need a missing tariff. */
const tablePages = ({ estimator }: Pick<ContentServices, 'estimator'>) =>
  listedPages(language).filter((id) => !pages[id].needsTariff || estimator)

/** The most addresses that a sitemap may hold (sitemaps.org/protocol). */
const mostAddresses = 50_000

/** The pages of this site that search engines may list: those of the page table, then published CMS pages by path. */
export async function readAddresses(services: ContentServices, now: Date): Promise<SitemapAddress[]> {
  const { database, settings } = services
  const dates = await publicationDates(database)
  const ofTable = tablePages(services).map((id) => ({
    path: pathOf(id, language),
    counterpart: hasCounterpart(id, services) ? pathOf(id, other) : undefined,
    changedAt: dates.get(id),
  }))
  const rows = await cmsPages(database, language, now)
    .select(['page.path', 'page.updatedAt', 'due.publishAt'])
    .orderBy('page.path')
    .limit(mostAddresses - ofTable.length)
    .execute()
  const twins = await readTwins(database)
  const others = new Set((await cmsPages(database, other, now).select('page.path').execute()).map(({ path }) => path))
  const ofCms = rows.map(({ path, updatedAt, publishAt }) => {
    const there = counterpartOf(twins, { language, path })?.path
    const counterpart = there !== undefined && others.has(there) ? `/${there}` : undefined
    return { path: `/${path}`, counterpart, changedAt: publishAt ?? updatedAt }
  })
  return [...ofTable, ...ofCms].map(({ path, counterpart, changedAt }) => ({
    url: settings.origin[language] + path,
    counterpartUrl: counterpart && onOtherSite(settings, counterpart),
    changedAt,
  }))
}

/** The CMS pages of a site that visitors see now: published, or `due` because the moment of their draft has come. */
const cmsPages = (database: Database, site: Language, now: Date) =>
  database
    .selectFrom('page')
    .leftJoin('pageDraft as due', (join) =>
      join
        .onRef('due.language', '=', 'page.language')
        .onRef('due.path', '=', 'page.path')
        .on('due.publishAt', '<=', now.toISOString()),
    )
    .where('page.language', '=', site)
    .where((eb) => eb.or([eb('page.status', '=', 'published'), eb('due.publishAt', 'is not', null)]))
    .where('page.path', 'not in', takenPaths)
    .where('page.path', 'not like', `${questionFolder}%`)

import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { listedPages, pageIds, pages, pathOf } from '../../domain/website/pages.ts'
import type { Database } from '../../services/database/schema.ts'
import { hasCounterpart } from '../page-data/alternates.ts'
import type { ContentServices } from '../respond/content-of-page.ts'
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

/** The number of pages of this site that search engines may list. */
export async function countAddresses(services: ContentServices): Promise<number> {
  const { count } = await cmsPages(services.database)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return tablePages(services).length + count
}

/**
 * The pages of this site that search engines may list: those of the page table, then published CMS pages by path.
 * @param offset the number of pages to skip
 * @param limit the largest number of pages to return
 */
export async function readAddresses(
  services: ContentServices,
  offset: number,
  limit: number,
): Promise<SitemapAddress[]> {
  const { database, settings } = services
  const table = tablePages(services)
  const ids = table.slice(offset, offset + limit)
  const dates = ids.length > 0 ? await publicationDates(database) : new Map<string, string>()
  const ofTable = ids.map((id) => ({
    path: pathOf(id, language),
    counterpart: hasCounterpart(id, services.otherSiteEstimates) ? pathOf(id, other) : undefined,
    changedAt: dates.get(id),
  }))
  const rows = await cmsPages(database)
    .leftJoin('page as counterpart', (join) =>
      join
        .onRef('counterpart.path', '=', 'page.path')
        .on('counterpart.language', '=', other)
        .on('counterpart.status', '=', 'published'),
    )
    .select(['page.path', 'page.updatedAt', 'counterpart.path as counterpart'])
    .orderBy('page.path')
    .offset(Math.max(0, offset - table.length))
    .limit(limit - ids.length)
    .execute()
  const ofCms = rows.map(({ path, counterpart, updatedAt }) => ({
    path: `/${path}`,
    counterpart: counterpart === null ? undefined : `/${counterpart}`,
    changedAt: updatedAt,
  }))
  return [...ofTable, ...ofCms].map(({ path, counterpart, changedAt }) => ({
    url: settings.origin[language] + path,
    counterpartUrl: counterpart === undefined ? undefined : settings.origin[other] + counterpart,
    changedAt,
  }))
}

const cmsPages = (database: Database) =>
  database
    .selectFrom('page')
    .where('page.language', '=', language)
    .where('page.status', '=', 'published')
    .where('page.path', 'not in', takenPaths)

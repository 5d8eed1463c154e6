import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { hasTwin } from '../../site/metadata.ts'
import { pageIds, pages, pathOf } from '../../site/pages.ts'
import type { Database } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { listedPages, publicationDates } from './publication-dates.ts'

/** One address of this site. */
export interface SitemapEntry {
  path: string
  /** Path of the same page on the other site, where there is one. */
  twinPath: string | undefined
  /** ISO moment of the last change of what a reader sees. */
  changedAt: string
}

const other = otherLanguage(language)

/** What the page table answers itself: an editors' page at such a path is never shown. */
const takenPaths = pageIds.flatMap((id) => {
  const { en = '/', nl = '/', shortForms = [] } = pages[id]
  return [en, nl, ...shortForms].map((path) => path.slice(1))
})

const editorsPages = (database: Database) =>
  database
    .selectFrom('page')
    .where('page.language', '=', language)
    .where('page.status', '=', 'published')
    .where('page.path', 'not in', takenPaths)

/** Pages of the table that have something to find: without a tariff that of the estimate has not. */
const pagesFor = ({ estimator }: Pick<Services, 'estimator'>) =>
  estimator ? listedPages : listedPages.filter((id) => id !== 'estimate')

/** How many addresses the site has for search engines. */
export async function countEntries(services: Pick<Services, 'database' | 'estimator'>): Promise<number> {
  const { count } = await editorsPages(services.database)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return pagesFor(services).length + Number(count)
}

/** The addresses from the one at `offset` on, at most `limit`: pages of the table, then editors' pages by path. */
export async function readEntries(services: Services, offset: number, limit: number): Promise<SitemapEntry[]> {
  const dates = await publicationDates(services)
  const listed = pagesFor(services)
  const ofTable = listed.slice(offset, offset + limit).map((id) => ({
    path: pathOf(id, language),
    twinPath: hasTwin(id) ? pathOf(id, other) : undefined,
    changedAt: dates.get(id) ?? '',
  }))
  const rows = await editorsPages(services.database)
    .leftJoin('page as twin', (join) =>
      join.onRef('twin.path', '=', 'page.path').on('twin.language', '=', other).on('twin.status', '=', 'published'),
    )
    .select(['page.path', 'page.updatedAt', 'twin.path as twinPath'])
    .orderBy('page.path')
    .offset(Math.max(0, offset - listed.length))
    .limit(limit - ofTable.length)
    .execute()
  const ofEditors = rows.map(({ path, twinPath, updatedAt }) => ({
    path: `/${path}`,
    twinPath: twinPath === null ? undefined : `/${twinPath}`,
    changedAt: updatedAt,
  }))
  return [...ofTable, ...ofEditors]
}

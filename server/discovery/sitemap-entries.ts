import { sql } from 'kysely'
import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { pageIds, pages, pathOf } from '../../site/pages.ts'
import type { Database } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { isOnBothSites } from '../website/page-context.ts'
import { listedPages, publicationDates } from './publication-dates.ts'
import { pagesOfFile, type SitemapFile } from './sitemap-files.ts'

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

/** Pages of the table that have something to find: without a tariff that of the estimate has not. */
const pagesFor = ({ estimator }: Pick<Services, 'estimator'>) =>
  estimator ? listedPages : listedPages.filter((id) => id !== 'estimate')

/** The addresses in a file of the sitemap by path; the first file begins with the pages of the table. */
export async function readEntries(services: Services, file: SitemapFile): Promise<SitemapEntry[]> {
  const ofTable = file.firstPath === '' ? await entriesOfTable(services) : []
  return [...ofTable, ...(await entriesOfEditors(services.database, file))]
}

/** The editors' pages of a file. */
export async function entriesOfEditors(database: Database, file: SitemapFile): Promise<SitemapEntry[]> {
  const rows = await pagesOfFile(database, file)
    .where('page.path', 'not in', takenPaths)
    .leftJoin('page as twin', (join) =>
      join
        .onRef('twin.path', '=', 'page.path')
        .on('twin.language', '=', other)
        .on('twin.status', '=', sql.lit('published'))
        // True of every page. With it SQLite finds twins in the index that holds all else, not in rows all over the file.
        .on('twin.updatedAt', '>', sql.lit('')),
    )
    .select(['page.path', 'page.updatedAt', 'twin.path as twinPath'])
    .orderBy('page.path')
    .execute()
  return rows.map(({ path, twinPath, updatedAt }) => ({
    path: `/${path}`,
    twinPath: twinPath === null ? undefined : `/${twinPath}`,
    changedAt: updatedAt,
  }))
}

/** The files as their index names them. The first also changes when a page of the table does. */
export async function datedFiles(services: Services, files: readonly SitemapFile[]): Promise<SitemapFile[]> {
  const dates = [...(await publicationDates(services)).values()]
  const latest = (changedAt: string) => [changedAt, ...dates].sort().at(-1) ?? changedAt
  return files.map((file) => (file.firstPath === '' ? { ...file, changedAt: latest(file.changedAt) } : file))
}

async function entriesOfTable(services: Services): Promise<SitemapEntry[]> {
  const dates = await publicationDates(services)
  return pagesFor(services).map((id) => ({
    path: pathOf(id, language),
    twinPath: isOnBothSites(services, id) ? pathOf(id, other) : undefined,
    changedAt: dates.get(id) ?? '',
  }))
}

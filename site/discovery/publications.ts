import { hash } from 'node:crypto'
import { language } from '#copy/language.ts'
import { listedPages, type PageId, pages } from '../../domain/website/pages.ts'
import type { Database } from '../../services/database/schema.ts'
import { pageWords } from '../page-data/page-words.ts'
import { type ContentServices, readPage } from '../respond/read-page.ts'

/**
 * Records when the words of each listed page went online, for `publicationDates` (decision 11). A page changes when its
 * words or data differ from the recorded ones, without the data that the change log dates. New code and styles are no
 * change: search engines ignore all dates of a site once one is wrong. Call it when a process starts, because only a
 * new release changes the words.
 * @throws the database's own error
 */
export async function recordPublications(services: ContentServices): Promise<void> {
  const changedAt = services.clock().toISOString()
  const rows = await Promise.all(
    listedPages(language).map(async (pageId) => ({
      language,
      pageId,
      digest: await digestOf(services, pageId),
      changedAt,
    })),
  )
  await services.database
    .insertInto('publication')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'pageId'])
        .doUpdateSet((eb) => ({ digest: eb.ref('excluded.digest'), changedAt: eb.ref('excluded.changedAt') }))
        .whereRef('publication.digest', '<>', 'excluded.digest'),
    )
    .execute()
}

async function digestOf(services: ContentServices, pageId: PageId): Promise<string> {
  const data = pages[pageId].dependsOn ? null : (await readPage(services, pageId)).page.props
  return hash('sha256', JSON.stringify([pageWords[pageId], data]), 'base64url')
}

/**
 * When each listed page last changed, as an ISO moment: when its words were recorded, or the last change of other
 * content it shows, whichever is later. A page that was never recorded is missing.
 * @throws the database's own error
 */
export async function publicationDates(database: Database): Promise<ReadonlyMap<PageId, string>> {
  const publications = await database.selectFrom('publication').selectAll().where('language', '=', language).execute()
  const reviews = await database.selectFrom('change').selectAll().where('subject', '=', 'reviews').execute()
  return new Map(
    listedPages(language).flatMap((pageId) => {
      const changes = reviews.filter(({ subject }) => pages[pageId].dependsOn?.some((each) => each === subject))
      const recorded = publications.filter((row) => row.pageId === pageId)
      const latest = [...recorded, ...changes]
        .map(({ changedAt }) => changedAt)
        .sort()
        .at(-1)
      return latest === undefined ? [] : [[pageId, latest]]
    }),
  )
}

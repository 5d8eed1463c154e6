import { createHash } from 'node:crypto'
import { language } from '#copy/language.ts'
import { existsIn, type PageId, pageIds, pages } from '../../site/pages.ts'
import type { Services } from '../services.ts'
import { contentOfPage } from '../website/content-of-page.ts'
import type { PageContent } from '../website/finish-page.ts'

/** The pages of the table that search engines may list on this site. */
export const listedPages: readonly PageId[] = pageIds.filter(
  (id) => existsIn(id, language) && pages[id].listed !== false,
)

/**
 * What tells one state of a page's words from another. New code or styles are no news for a reader; content with a change
 * log of its own, such as reviews, is dated there.
 */
const digestOf = ({ words, props, subjects }: PageContent): string =>
  createHash('sha256')
    .update(JSON.stringify([words, subjects.length > 0 ? null : props.data]))
    .digest('base64url')

/**
 * When each listed page of the table really changed, as an ISO moment: when its present words first went online, which the
 * database remembers across releases, or when content that it shows changed.
 */
export async function publicationDates(services: Services): Promise<Map<PageId, string>> {
  const { database, clock } = services
  const now = clock().toISOString()
  const contents = await Promise.all(
    listedPages.map(async (pageId) => ({ pageId, content: await contentOfPage(services, pageId) })),
  )
  await database
    .insertInto('publication')
    .values(contents.map(({ pageId, content }) => ({ language, pageId, digest: digestOf(content), changedAt: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'pageId'])
        .doUpdateSet((eb) => ({ digest: eb.ref('excluded.digest'), changedAt: eb.ref('excluded.changedAt') }))
        .whereRef('publication.digest', '<>', 'excluded.digest'),
    )
    .execute()
  const publications = await database.selectFrom('publication').selectAll().where('language', '=', language).execute()
  const subjects = contents.flatMap(({ content }) => content.subjects)
  const changes = await database
    .selectFrom('change')
    .selectAll()
    .where((eb) => eb(eb.ref('subject').$castTo<string>(), 'in', subjects))
    .execute()
  return new Map(
    contents.map(({ pageId, content }) => {
      const moments = [
        ...publications.filter((row) => row.pageId === pageId),
        ...changes.filter(({ subject }) => content.subjects.includes(subject)),
      ].map(({ changedAt }) => changedAt)
      return [pageId, moments.sort().at(-1) ?? now]
    }),
  )
}

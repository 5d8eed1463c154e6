import type { Database } from '../database/schema.ts'
import type { PageKey } from './cms-pages.ts'
import { readPageNow } from './page-now.ts'

/**
 * The page that visitors see now: the published one, or its draft once the moment of that has come (R17.36).
 * @returns also when the clock alone changes it, in epoch ms; infinite for never
 * @throws the database's own error
 */
export async function findLivePage(database: Database, key: PageKey, now: Date) {
  const { page, draft } = (await readPageNow(database, key, now)) ?? {}
  return {
    page: page?.status === 'published' ? page : undefined,
    changesAt: draft?.publishAt ? Date.parse(draft.publishAt) : Number.POSITIVE_INFINITY,
  }
}

/** When a page goes live by the clock, in epoch ms: past for one that did, infinite for one that does not. */
export async function goesLiveAt(database: Database, { language, path }: PageKey): Promise<number> {
  const row = await database
    .selectFrom('pageDraft')
    .select('publishAt')
    .where((eb) => eb.and({ language, path }))
    .where('publishAt', 'is not', null)
    .executeTakeFirst()
  return row?.publishAt ? Date.parse(row.publishAt) : Number.POSITIVE_INFINITY
}

/** When the next page goes live by the clock, in epoch ms; infinite if none does. */
export async function nextMoment(database: Database, now: Date): Promise<number> {
  const { publishAt } = await database
    .selectFrom('pageDraft')
    .select((eb) => eb.fn.min('publishAt').as('publishAt'))
    .where('publishAt', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return publishAt === null ? Number.POSITIVE_INFINITY : Date.parse(publishAt)
}

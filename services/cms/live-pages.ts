import type { SelectQueryBuilder } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
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

/** When the next of these drafts goes live by the clock, in epoch ms; infinite if none does. */
export async function momentOf(drafts: SelectQueryBuilder<Schema, 'pageDraft', object>): Promise<number> {
  const { publishAt } = await drafts.select((eb) => eb.fn.min('publishAt').as('publishAt')).executeTakeFirstOrThrow()
  return publishAt === null ? Number.POSITIVE_INFINITY : Date.parse(publishAt)
}

/** When the next page goes live. @returns as `momentOf` */
export const nextMoment = (database: Database, now: Date): Promise<number> =>
  momentOf(database.selectFrom('pageDraft').where('publishAt', '>', now.toISOString()))

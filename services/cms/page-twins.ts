import { otherLanguage } from '../../domain/language.ts'
import { recordChange } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { keyOf, type PageKey } from './cms-pages.ts'

/** The counterparts that editors have chosen, by the keys of pages of both websites (R10.7). */
export type PageTwins = ReadonlyMap<string, PageKey>

/** All chosen counterparts. */
export async function readTwins(database: Database): Promise<PageTwins> {
  const rows = await database.selectFrom('pageTwin').selectAll().execute()
  return new Map(
    rows.flatMap(({ en, nl }): [string, PageKey][] => [
      [keyOf({ language: 'en', path: en }), { language: 'nl', path: nl }],
      [keyOf({ language: 'nl', path: nl }), { language: 'en', path: en }],
    ]),
  )
}

/**
 * The counterpart of a page, whether there is such a page or not: the chosen one, or the one with the same path unless
 * that has a different one.
 */
export function counterpartOf(twins: PageTwins, { language, path }: PageKey): PageKey | undefined {
  const same = { language: otherLanguage(language), path }
  return twins.get(keyOf({ language, path })) ?? (twins.has(keyOf(same)) ? undefined : same)
}

/**
 * Makes two pages each other's counterpart in the caller's transaction, in place of those that they had.
 * @param to the path of the other page; empty for none
 */
export async function pairPages(transaction: Database, { language, path }: PageKey, to: string, now: Date) {
  const other = otherLanguage(language)
  const former = await transaction
    .deleteFrom('pageTwin')
    .where((eb) => eb.or([eb(language, '=', path), eb(other, '=', to)]))
    .returningAll()
    .execute()
  const pair = language === 'en' ? { en: path, nl: to } : { en: to, nl: path }
  if (to !== '') await transaction.insertInto('pageTwin').values(pair).execute()
  for (const { en, nl } of [...former, pair]) {
    await recordChange(transaction, `page:en:${en}`, now)
    await recordChange(transaction, `page:nl:${nl}`, now)
  }
}

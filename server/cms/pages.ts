import type { Language } from '../../domain/language.ts'
import type { Database, PageTable } from '../database/schema.ts'

/**
 * The published page at a path, or undefined. The answer of specification §7: path without the leading slash, one result.
 * @throws the database's own error
 */
export async function findPage(database: Database, language: Language, path: string): Promise<PageTable | undefined> {
  return await database
    .selectFrom('page')
    .selectAll()
    .where('language', '=', language)
    .where('path', '=', path)
    .where('status', '=', 'published')
    .executeTakeFirst()
}

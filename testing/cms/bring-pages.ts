import { importPages } from '../../services/cms/import-pages.ts'
import { readPagesFolder } from '../../services/cms/read-pages-folder.ts'
import { latestChangeId } from '../../services/database/changes.ts'
import type { Database } from '../../services/database/schema.ts'
import { folderWith } from './pages-folder.ts'

/** The origins of the sites, for links to them. */
export const origins = { en: 'https://www.helderhuis.example', nl: 'https://nl.helderhuis.example' }

/** The moment of an import, unless another is said. */
export const first = new Date('2026-11-21T10:00:00.000Z')

/** A day after. */
export const later = new Date('2026-11-22T10:00:00.000Z')

/** Imports a folder of these files, by name, into a database. */
export const bring = async (database: Database, files: Record<string, string | Buffer>, now = first, dryRun = false) =>
  importPages(database, await readPagesFolder(folderWith(files)), { origins, now, dryRun })

/** Errors and warnings of an import, as lines with file and line number. */
export const said = ({ problems }: Awaited<ReturnType<typeof bring>>) =>
  problems.map(({ file, line, severity, message }) => `${file}:${line}: ${severity}: ${message}`)

/** All that an import may change. */
export async function everything(database: Database) {
  const pages = await database.selectFrom('page').selectAll().orderBy('language').orderBy('path').execute()
  const pictures = await database.selectFrom('picture').selectAll().orderBy('name').execute()
  const versions = await database.selectFrom('pageVersion').selectAll().orderBy('path').execute()
  const redirects = await database.selectFrom('pageRedirect').selectAll().orderBy('path').execute()
  const twins = await database.selectFrom('pageTwin').selectAll().execute()
  return { pages, pictures, versions, redirects, twins, change: await latestChangeId(database) }
}

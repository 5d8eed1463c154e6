import { bring } from '../cms/bring-pages.ts'
import { pageFile } from '../cms/pages-folder.ts'
import type { Office } from './open-office.ts'

/** The editors of an office that has the published page `windows`. */
export async function openPages(office: Office) {
  await bring(office.services.database, { 'windows.html': pageFile('en', 'windows', '<p>First words</p>') })
  const ann = await office.signedInAs('editor', 'Ann')
  const bob = await office.signedInAs('owner', 'Bob')
  const stored = () =>
    office.services.database.selectFrom('page').selectAll().where('path', '=', 'windows').executeTakeFirstOrThrow()
  return { ann, bob, stored }
}

import { recordChange } from '../database/changes.ts'
import { type Database, inBatches } from '../database/schema.ts'
import { type PictureHead, readHead } from './open-picture.ts'
import { type Picture, pictureAddress, pictureNamesIn } from './pictures.ts'

/** A stored picture; undefined if there is none of this name. */
export async function findPicture(database: Database, name: string) {
  return await database.selectFrom('picture').selectAll().where('name', '=', name).executeTakeFirst()
}

/** A smaller copy of a picture; undefined if there is none of this width. */
export async function findSmaller(database: Database, name: string, width: number) {
  const copies = database.selectFrom('smallerPicture').select('bytes').where('name', '=', name)
  const copy = await copies.where('width', '=', width).executeTakeFirst()
  return copy && { type: 'image/webp', ...copy }
}

/** The widths of those pictures in sanitized HTML that have smaller copies, by name. */
export async function readWidths(database: Database, html: string): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  for (const batch of inBatches([...new Set(pictureNamesIn(html))])) {
    const rows = await database.selectFrom('picture').select(['name', 'width']).where('name', 'in', batch).execute()
    for (const { name, width } of rows) if (width !== null) known.set(name, width)
  }
  return known
}

/** The size of a stored picture in pixels; undefined if there is none of this name. */
export async function findPictureSize(database: Database, name: string): Promise<Partial<PictureHead> | undefined> {
  const picture = await findPicture(database, name)
  return picture && ((await readHead(picture.bytes)) ?? {})
}

/** Stores pictures. Existing ones stay: the same name means the same bytes. */
export async function savePictures(transaction: Database, pictures: readonly Picture[]): Promise<void> {
  for (const { name, type, bytes, width, smaller } of pictures) {
    const added = await transaction
      .insertInto('picture')
      .values({ name, type, bytes, width: smaller ? width : null })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst()
    if (!added.numInsertedOrUpdatedRows || !smaller) continue
    for (const copy of smaller)
      await transaction
        .insertInto('smallerPicture')
        .values({ name, ...copy })
        .execute()
  }
}

/** Stores a picture with its alternative text, in the caller's transaction. Added again it gets the new text. */
export async function addPicture(transaction: Database, picture: Picture, alt: string, now: Date): Promise<void> {
  const { name } = picture
  await savePictures(transaction, [picture])
  await transaction.updateTable('picture').set({ alt, addedAt: now.toISOString() }).where('name', '=', name).execute()
  // Processes that know its address as a miss forget all misses with any change of a page.
  await recordChange(transaction, `page:en:${pictureAddress(name).slice(1)}`, now)
}

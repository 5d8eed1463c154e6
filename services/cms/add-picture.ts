import { recordChange } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { largestPicture, type Picture, pictureAddress, readPicture, shownSizeOf } from './pictures.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Why a file cannot be a picture of the websites. */
export type PictureProblem = 'large' | 'type' | 'pixels'

/** The most pixels of a picture: browsers need four bytes for each. */
const mostPixels = 40_000_000

/**
 * Reads an uploaded file: by its content, whatever its name says, and without its metadata (R17.40).
 * @param fileName as the editor's computer has it
 */
export function readUpload(fileName: string, bytes: Buffer): Picture | PictureProblem {
  if (bytes.length > largestPicture) return 'large'
  const { format, orientation = 1, width = 0, height = 0 } = shownSizeOf(bytes)
  const stripped = format && stripMetadata(bytes, format, orientation)
  if (!stripped) return 'type'
  if (width * height > mostPixels) return 'pixels'
  const base = fileName
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  const picture = readPicture(`${base || 'picture'}.${format}`, stripped)
  return typeof picture === 'string' ? 'type' : picture
}

/** Stores a picture with its alternative text, in the caller's transaction. Added again it gets the new text. */
export async function addPicture(transaction: Database, picture: Picture, alt: string, now: Date): Promise<void> {
  const { name, type, bytes } = picture
  await transaction
    .insertInto('picture')
    .values({ name, type, bytes, alt, addedAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ alt }))
    .execute()
  // Processes that know its address as a miss forget all misses with any change of a page.
  await recordChange(transaction, `page:en:${pictureAddress(name).slice(1)}`, now)
}

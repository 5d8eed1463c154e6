import { hash } from 'node:crypto'
import { imageSize } from 'image-size'
import type { Database } from '../database/schema.ts'

/** A picture read from a file. */
export interface Picture {
  /** With a digest of its bytes, such as `kitchen.0123456789.jpg`: a different picture has a different name. */
  name: string
  type: string
  bytes: Buffer
  /** In pixels, as displayed by browsers. */
  width: number
  height: number
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}
/** The largest picture, in bytes. */
export const largestPicture = 1024 * 1024
const nameShape = /^([a-z0-9][a-z0-9_-]{0,99}?)(?:\.[0-9a-f]{10})?\.(?:jpe?g|png|webp|avif|gif)$/

/** The folder of our own pictures in addresses. */
export const pictureFolder = '/pictures/'

/** The address of a picture. */
export const pictureAddress = (name: string): string => pictureFolder + name

/** The name of a picture of ours from its address; undefined for any other address. */
export const pictureNameIn = (address: string): string | undefined =>
  /^\/pictures\/([a-z0-9][a-z0-9._-]*)$/.exec(address)?.[1]

/** The names of our own pictures in the attributes of sanitized HTML. */
export const pictureNamesIn = (html: string): string[] =>
  [...html.matchAll(/"\/pictures\/([a-z0-9][a-z0-9._-]*)"/g)].map(([, name = '']) => name)

/** Whether a name is a stored picture's name, with a digest. */
export const isPictureName = (name: string): boolean =>
  /^[a-z0-9][a-z0-9_-]{0,99}\.[0-9a-f]{10}\.[a-z]{3,4}$/.test(name)

/**
 * Reads a picture file.
 * @param fileName without a folder
 * @returns the picture, or a sentence for the editor why it cannot be used
 */
export function readPicture(fileName: string, bytes: Buffer): Picture | string {
  const base = nameShape.exec(fileName)?.[1]
  if (!base) {
    return 'names of pictures have small letters, digits, - and _, and end in .jpg, .png, .webp, .avif or .gif'
  }
  if (bytes.length > largestPicture) return 'the picture is larger than 1 MB: save it smaller'
  const { format = '', width, height } = shownSizeOf(bytes)
  const type = types[format]
  if (!type || !width || !height) return 'the file is no JPEG, PNG, WebP, AVIF or GIF picture'
  const digest = hash('sha256', bytes).slice(0, 10)
  const name = `${base}.${digest}.${format}`
  return { name, type, bytes, width, height }
}

/** The format of a picture, its size as browsers show it, and its EXIF orientation; empty for any other file. */
export function shownSizeOf(bytes: Buffer): {
  format?: string | undefined
  width?: number
  height?: number
  orientation?: number
} {
  const { type: format, width, height, orientation = 1 } = sizeOf(bytes)
  if (!width || !height) return {}
  // Cameras held upright set the orientation instead of rotating the picture.
  return orientation >= 5
    ? { format, width: height, height: width, orientation }
    : { format, width, height, orientation }
}

function sizeOf(bytes: Buffer): Partial<ReturnType<typeof imageSize>> {
  try {
    return imageSize(bytes)
  } catch {
    return {}
  }
}

/** A stored picture; undefined if there is none of this name. */
export async function findPicture(database: Database, name: string) {
  return await database.selectFrom('picture').selectAll().where('name', '=', name).executeTakeFirst()
}

/** The size of a stored picture in pixels; undefined if there is none of this name. */
export async function findPictureSize(
  database: Database,
  name: string,
): Promise<{ width?: number; height?: number } | undefined> {
  const picture = await findPicture(database, name)
  if (!picture) return undefined
  const { width, height } = shownSizeOf(picture.bytes)
  return width && height ? { width, height } : {}
}

/** Stores pictures. Existing ones stay: the same name means the same bytes. */
export async function savePictures(transaction: Database, pictures: readonly Picture[]): Promise<void> {
  for (const { name, type, bytes } of pictures) {
    await transaction
      .insertInto('picture')
      .values({ name, type, bytes })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  }
}

import { hash } from 'node:crypto'
import { type PictureHead, readHead } from './open-picture.ts'

/** A picture read from a file. */
export interface Picture {
  /** With a digest of its bytes, such as `kitchen.0123456789.jpg`: a different picture has a different name. */
  name: string
  type: string
  bytes: Buffer
  /** In pixels, as displayed by browsers. */
  width: number
  height: number
  /** Copies in WebP for narrower screens; undefined for a picture without them. */
  smaller?: readonly SmallerPicture[]
}

/** A copy of a picture; its width is in pixels. */
export interface SmallerPicture {
  width: number
  bytes: Buffer
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}
/** The largest picture of a pages folder, in bytes: it is stored as it is. */
const largestPicture = 1024 * 1024
/** The largest photo that is made small, in bytes. */
export const largestPhoto = 25 * 1024 * 1024
const nameShape = /^([a-z0-9][a-z0-9_-]{0,99}?)(?:\.[0-9a-f]{10})?\.(?:jpe?g|png|webp|avif|gif)$/

/** The folder of our own pictures in addresses. */
export const pictureFolder = '/pictures/'

/** The address of a picture. */
export const pictureAddress = (name: string): string => pictureFolder + name

/** The address of a smaller copy. */
export const smallerAddress = (name: string, width: number): string => `${pictureFolder}${width}/${name}`

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
export async function readPicture(fileName: string, bytes: Buffer): Promise<Picture | string> {
  const base = nameShape.exec(fileName)?.[1]
  if (!base) {
    return 'names of pictures have small letters, digits, - and _, and end in .jpg, .png, .webp, .avif or .gif'
  }
  if (bytes.length > largestPicture) return 'the picture is larger than 1 MB: save it smaller, or add it in the office'
  const head = await readHead(bytes)
  if (!head || !types[head.format]) return 'the file is no JPEG, PNG, WebP, AVIF or GIF picture'
  return namedPicture(base, bytes, head)
}

/** A picture with its name. */
export const namedPicture = (
  base: string,
  bytes: Buffer,
  { format, width, height }: Pick<PictureHead, 'format' | 'width' | 'height'>,
): Picture => ({
  name: `${base}.${hash('sha256', bytes).slice(0, 10)}.${format}`,
  type: types[format] ?? '',
  bytes,
  width,
  height,
})

/** The widths in pixels of smaller copies: those of phones and of the column of text. */
const widths = [360, 720, 1080]

/** Whether a picture may have a copy of this width. */
export const isSmallerWidth = (width: number): boolean => widths.includes(width)

/** The widths of a picture's smaller copies. */
export const smallerWidths = (width: number): number[] => widths.filter((smaller) => smaller < width)

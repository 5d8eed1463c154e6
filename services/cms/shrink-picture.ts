import { inTurn, mostPixels, openPicture, readHead } from './open-picture.ts'
import { largestPhoto, namedPicture, type Picture, type SmallerPicture, smallerWidths } from './pictures.ts'

/** Why a file cannot be a picture of the websites. */
export type PictureProblem = 'large' | 'type' | 'heic' | 'moving' | 'pixels'

/** The widest picture, in pixels: twice the column of text, for sharp screens. */
const mostWidth = 1440

/**
 * Makes an uploaded photo small: upright, in WebP, without its metadata, with copies for narrower screens (R17.40). One
 * photo at a time, so that memory holds the pixels of one.
 * @param file its content decides about its type, whatever its name says
 */
export async function shrinkPicture(file: File): Promise<Picture | PictureProblem> {
  if (file.size > largestPhoto) return 'large'
  return await inTurn(async () => {
    const bytes = Buffer.from(await file.arrayBuffer())
    const head = await readHead(bytes)
    if (!head) return 'type'
    if (head.format === 'heic') return 'heic'
    if (head.isMoving) return 'moving'
    if (head.width * head.height > mostPixels) return 'pixels'
    const small = (await inWebp(bytes, mostWidth)) ?? (head.format === 'jpg' ? await endedInWebp(bytes) : undefined)
    if (!small) return 'type'
    const { width, height } = small.info
    return await withSmaller(namedPicture(baseOf(file.name), small.data, { format: 'webp', width, height }))
  })
}

/** A picture with its smaller copies; without, if its pixels cannot be read or move. */
export async function withSmaller(picture: Picture): Promise<Picture> {
  const smaller: SmallerPicture[] = []
  if ((await readHead(picture.bytes))?.isMoving) return picture
  for (const width of smallerWidths(picture.width)) {
    const small = await inWebp(picture.bytes, width)
    if (!small) return picture
    smaller.push({ width, bytes: small.data })
  }
  return { ...picture, smaller }
}

/** In WebP, at most so wide; undefined for a picture that is damaged or has too many pixels. */
async function inWebp(bytes: Buffer, width: number, failOn?: 'warning') {
  const image = await openPicture(bytes, failOn)
  const small = image.resize({ width, withoutEnlargement: true }).webp({ quality: 80 })
  // What is wrong with a file is known by the error alone.
  return await small.toBuffer({ resolveWithObject: true }).catch(() => undefined)
}

/** Panoramas of some phones have no end marker. With one, a photo that is cut short is still an oddity. */
const endedInWebp = (bytes: Buffer) => inWebp(Buffer.concat([bytes, Buffer.from([0xff, 0xd9])]), mostWidth, 'warning')

/** The beginning of a picture's name, from that of its file. */
const baseOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'picture'

/** The most pixels of a picture: those of the largest photos that phones take. */
export const mostPixels = 50_000_000

// What websites show; libvips reads SVG and more.
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']

let loaded: Promise<typeof import('sharp')> | undefined

/** Loads the library with the first picture that is read: websites show theirs without its 26 MB (decision 75). */
async function library() {
  loaded ??= import('sharp')
  const { default: sharp } = await loaded
  // One core, and no memory that is kept from picture to picture.
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}Buffer`) })
  return sharp
}

/** What a picture's file says of it: its size is in pixels, as browsers show it. */
export interface PictureHead {
  format: 'jpg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic'
  width: number
  height: number
  isMoving: boolean
}

/** Reads the head of a picture, whatever its name says; undefined for any other file. */
export async function readHead(bytes: Buffer): Promise<PictureHead | undefined> {
  if (bytes.length === 0) return undefined
  const sharp = await library()
  // A file that cannot be read is known by the error alone.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  // A HEIC file is known even where its head is of a kind that libvips does not read.
  if (!head) return /^ftyp(?:hei|hev|mif|msf)/.test(bytes.toString('latin1', 4, 12)) ? noSize : undefined
  const { format, compression, autoOrient, pages = 1 } = head
  const isAnimatedPng = format === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')
  return { format: formatOf(format, compression), ...autoOrient, isMoving: pages > 1 || isAnimatedPng }
}

const noSize: PictureHead = { format: 'heic', width: 0, height: 0, isMoving: false }

function formatOf(format: string, compression: string | undefined): PictureHead['format'] {
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'heic'
  return format === 'jpeg' ? 'jpg' : (format as PictureHead['format'])
}

/**
 * Opens a picture upright. A file that is cut short fails once its pixels are read.
 * @param failOn 'warning' fails for each oddity too
 */
export async function openPicture(bytes: Buffer, failOn: 'truncated' | 'warning' = 'truncated') {
  const sharp = await library()
  return sharp(bytes, { limitInputPixels: mostPixels, failOn }).autoOrient()
}

let last: Promise<unknown> = Promise.resolve()

/** Works on one picture after the other, so that memory holds the pixels of one. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work)
  last = turn
  return turn
}

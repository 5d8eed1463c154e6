/** The longest side of a photo, in pixels, and its most bytes (R20.16). */
const longest = 1600
const mostBytes = 1024 * 1024

/** The size of a picture whose longest side is at most `longest`; a small one stays as it is. */
export function sizeWithin(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Whether every pixel (red, green, blue, alpha) is black: what a phone without the memory for a picture draws. */
export const isBlack = (pixels: Uint8ClampedArray): boolean =>
  pixels.every((value, index) => value === 0 || index % 4 === 3)

/**
 * Draws a photo small, as a JPEG without metadata. The canvas has the small size, because a large one stays black on
 * some phones.
 * @returns undefined if the file is not a picture, or the drawing is black
 */
export async function shrinkPhoto(file: Blob): Promise<ArrayBuffer | undefined> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
  } catch {
    // Not a picture: the person is asked for another.
    return undefined
  } finally {
    URL.revokeObjectURL(image.src)
  }
  const canvas = Object.assign(document.createElement('canvas'), sizeWithin(image.naturalWidth, image.naturalHeight))
  const drawing = canvas.getContext('2d')
  drawing?.drawImage(image, 0, 0, canvas.width, canvas.height)
  if (!drawing || isBlack(drawing.getImageData(0, 0, canvas.width, canvas.height).data)) return undefined
  for (const quality of [0.75, 0.5]) {
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (small && small.size <= mostBytes) return await small.arrayBuffer()
  }
  return undefined
}

/** The SHA-256 of bytes, as hexadecimal digits. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

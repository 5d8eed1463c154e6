import { renderAsync } from '@resvg/resvg-js'
import { drawSharePicture, type ShareSubject } from './draw.ts'
import { headingTypeface, type Typeface } from './typeface.ts'

let typeface: Typeface | undefined

/** Draws the picture of a subject and renders it, off the main thread, as PNG. */
export async function renderPicture(subject: ShareSubject): Promise<Uint8Array<ArrayBuffer>> {
  typeface ??= headingTypeface()
  const picture = await renderAsync(drawSharePicture(subject, typeface), { font: { loadSystemFonts: false } })
  return new Uint8Array(picture.asPng())
}

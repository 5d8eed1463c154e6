import { isPictureName, isSmallerWidth, pictureAddress, smallerAddress } from '../../services/cms/pictures.ts'
import { findPicture, findSmaller } from '../../services/cms/stored-pictures.ts'
import type { Database } from '../../services/database/schema.ts'
import { notFound } from '../../services/http/plain-answers.ts'
import { commonHeaders } from '../../services/http/security-headers.ts'
import type { AppRequest } from '../../services/http/serve-routes.ts'
import type { KnownMisses } from './known-misses.ts'

/**
 * `GET /pictures/NAME`, `GET /pictures/WIDTH/NAME`: a picture of CMS pages, or its smaller copy. Its name contains a
 * digest of its bytes, so it is immutable.
 */
export async function showPicture(
  { param }: AppRequest,
  { database, knownMisses }: { database: Database; knownMisses: KnownMisses },
): Promise<Response> {
  const name = param('name')
  const width = Number(param('width'))
  if (!isPictureName(name) || !(width === 0 || isSmallerWidth(width))) return notFound()
  const picture = await knownMisses.find(width ? smallerAddress(name, width) : pictureAddress(name), () =>
    width ? findSmaller(database, name, width) : findPicture(database, name),
  )
  if (!picture) return notFound()
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      ...commonHeaders,
      'Content-Type': picture.type,
      'Content-Length': String(picture.bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}

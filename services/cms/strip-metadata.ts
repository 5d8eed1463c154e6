/** Whether a JPEG segment holds the picture or its colours; all others are metadata. */
const jpegPicture = (marker: number, data: Buffer) =>
  marker < 0xe0 ||
  marker === 0xe0 ||
  marker === 0xee ||
  (marker === 0xe2 && data.toString('latin1', 0, 11) === 'ICC_PROFILE')

/** An EXIF segment with nothing but the orientation. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.from(
    'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100000000' + '00000000',
    'hex',
  )
  segment.writeUInt16BE(orientation, 28)
  return segment
}

function stripJpeg(bytes: Buffer, orientation: number): Buffer {
  const kept = [bytes.subarray(0, 2)]
  let isOriented = orientation === 1
  for (let at = 2; at < bytes.length; ) {
    const marker = bytes.readUInt8(at + 1)
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('no marker')
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) {
      kept.push(bytes.subarray(at, at + 2))
      // Bytes after the end belong to another picture, which phones put there.
      return Buffer.concat(kept)
    }
    let end = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker !== 0xe0 && !isOriented) {
      kept.push(orientationSegment(orientation))
      isOriented = true
    }
    // The lines of the picture follow their segment up to the next marker.
    if (marker === 0xda) while (end < bytes.length && !isMarkerAt(bytes, end)) end += 1
    if (jpegPicture(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, end))
    // Panoramas of some phones end without their end marker; every browser shows them.
    if (marker === 0xda && end === bytes.length) return Buffer.concat([...kept, endOfJpeg])
    at = end
  }
  throw new RangeError('no end')
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

const isMarkerAt = (bytes: Buffer, at: number) => {
  const next = bytes[at + 1] ?? 0
  return bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)
}

/** The chunks of a PNG that hold its pixels, their colours and size, or an animation; others may hide anything. */
const pngPicture: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; ; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) throw new RangeError('cut short')
    if (pngPicture.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
}

function stripWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  for (let at = 12; at < 8 + bytes.readUInt32LE(4); ) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (end > bytes.length) throw new RangeError('cut short')
    const chunk = Buffer.from(bytes.subarray(at, end))
    // The flags for EXIF and XMP.
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~0b1100, 8)
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(chunk)
    at = end
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([head, body])
}

/**
 * Removes the metadata of cameras and programs from a picture: place, time, device, names (R17.40). Its pixels, colours
 * and orientation stay.
 * @param format as `image-size` names it; AVIF and GIF stay as they are
 * @param orientation as EXIF counts it, 1 for upright
 * @returns undefined for a file that is damaged
 */
export function stripMetadata(bytes: Buffer, format: string, orientation: number): Buffer | undefined {
  try {
    if (format === 'jpg') return stripJpeg(bytes, orientation)
    if (format === 'png') return stripPng(bytes)
    return format === 'webp' ? stripWebp(bytes) : bytes
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

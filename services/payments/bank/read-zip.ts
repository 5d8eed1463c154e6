import { crc32, inflateRawSync } from 'node:zlib'
import { BankFileProblem } from './bank-statement.ts'
import { cleanText } from './bank-values.ts'

export interface ZipMember {
  name: string
  bytes: Uint8Array
}

const mostMembers = 50
/** Unpacked, all together. */
const mostBytes = 20 * 1024 * 1024
/** Statements shrink to a twentieth at best. */
const mostRatio = 100

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }
const methods = { stored: 0, deflated: 8 }

/** Whether a file is a ZIP, by its first bytes. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes.byteLength > 4 && viewOf(bytes).getUint32(0, true) === signatures.local

/**
 * The files of a ZIP that banks deliver statements in: a few, in no folders, not encrypted, and no ZIP again.
 * @throws BankFileProblem for any other ZIP
 */
export function readZip(bytes: Uint8Array): ZipMember[] {
  try {
    return membersOf(bytes)
  } catch (error) {
    // What is cut short or damaged ends in one of these; whoever sent it can still unpack it.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) throw notSimple(error.message)
    throw error
  }
}

const notSimple = (detail: string) => new BankFileProblem('zip', detail)

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

function membersOf(bytes: Uint8Array): ZipMember[] {
  const view = viewOf(bytes)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostMembers) throw notSimple(`${count} files`)
  const members: ZipMember[] = []
  let at = view.getUint32(end + 16, true)
  let room = mostBytes
  for (let nth = 0; nth < count; nth += 1) {
    if (view.getUint32(at, true) !== signatures.central) throw notSimple('directory')
    const member = unpacked(bytes, view, at, room)
    room -= member.bytes.byteLength
    members.push(member)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return members
}

/** The position of the end of the directory, which a comment of up to 65,535 bytes may follow. */
function endOf(view: DataView): number {
  const longestComment = 65_535
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - longestComment); at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at
  throw notSimple('directory')
}

/** The file whose entry of the directory begins at a position, if it fits into `room` bytes. */
function unpacked(bytes: Uint8Array, view: DataView, at: number, room: number): ZipMember {
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
  const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)))
  // A workbook or a document, which are ZIPs too.
  if (name === '[Content_Types].xml') throw new BankFileProblem('notStatement')
  const isEncrypted = (flags & 1) !== 0
  if (isEncrypted || /[/\\]/.test(name) || size > room || size > packedSize * mostRatio) throw notSimple(name)
  const local = view.getUint32(at + 42, true)
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const packed = bytes.subarray(from, from + packedSize)
  if (method !== methods.stored && method !== methods.deflated) throw notSimple(name)
  const content = method === methods.stored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) })
  if (content.byteLength !== size || crc32(content) !== view.getUint32(at + 16, true) || isZip(content))
    throw notSimple(name)
  return { name: cleanText(name.slice(0, 200)), bytes: content }
}

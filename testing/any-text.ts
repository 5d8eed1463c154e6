import fc from 'fast-check'

/** The code points in a row, without those from 0xd800, which are halves of pairs. */
const characterAt = (index: number) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800)

/** The inverse; -1 for all that is no character. */
function indexOf(text: unknown): number {
  const code = String(text).codePointAt(0) ?? 0
  const index = code < 0xd800 ? code : code - 0x800
  return characterAt(index) === text ? index : -1
}

/** The texts of fast-check's unit `binary`, which takes a second of the processor to list all characters first. */
export const anyText = (limits: fc.StringConstraints = {}) =>
  fc.string({ ...limits, unit: fc.integer({ min: 0, max: 0x10f7ff }).map(characterAt, indexOf) })

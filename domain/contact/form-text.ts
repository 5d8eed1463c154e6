/** Why a field of a form is not accepted. `unknown`: a choice that is not among the options. */
export type FieldProblem = 'required' | 'malformed' | 'tooLong' | 'unknown'

/**
 * The text of a single-line field: trimmed, with line breaks and other control characters folded into one space. What comes
 * out can stand in a mail header without starting another one.
 */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/**
 * The text of an e-mail address or a phone number: as that of any line, without the signs that nobody sees and that chat programs copy
 * along, such as marks of direction. They are part of neither; a name may need them.
 */
export const cleanVisible = (text: string): string => cleanLine(text.replace(/\p{Cf}/gu, ''))

/**
 * The text of a multi-line field: trimmed, line breaks as `\n` (a native form sends `\r\n`), control characters other than
 * tab and line break dropped (PostgreSQL cannot store a null character), everything else as written.
 */
export function cleanLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Whether a text shows nothing at all, as signs without width do, and letters that are made to be blank. */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u.test(text)

/** Whether a field was left out or left empty. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

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

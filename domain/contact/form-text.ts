/** Why a form field is invalid. `unknown`: the choice is not one of the options. */
export type FieldProblem = 'required' | 'malformed' | 'tooLong' | 'unknown'

/**
 * Cleans a single-line field (R7.10): trims it, turns line breaks and other control characters into one space, and
 * removes embeddings, overrides and isolates of the writing direction, which would make the text around the field read
 * otherwise. The result is safe in a mail header: it cannot start another one.
 */
export const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/**
 * Cleans an e-mail address or phone number: like `cleanLine`, and without invisible format characters such as direction
 * marks, which chat programs copy along. Names keep them because some scripts need them.
 */
export const cleanVisible = (text: string): string => cleanLine(text.replace(/\p{Cf}/gu, ''))

/**
 * Cleans a multi-line field (R7.10): trims it, turns line breaks into `\n` (a native form sends `\r\n`) and removes
 * control characters except tab and line break (PostgreSQL cannot store a null character).
 */
export const cleanLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** Whether a text has nothing visible in it. Zero-width characters and blank letters count as invisible. */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u.test(text)

/** Whether a field is missing or empty. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

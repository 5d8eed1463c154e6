/**
 * A key that is equal for all spellings of one person's name: the same letters, whatever their case and encoding.
 * Stored beside the name, because the lower case of a database depends on its engine and locale, and may leave letters
 * with accents as they are (R17.2).
 */
export const nameKeyOf = (name: string): string => name.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')

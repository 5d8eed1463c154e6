/**
 * A parameter of a statement without null characters, which PostgreSQL refuses in any text. The form or address that
 * had one is then answered as without it, on both engines alike.
 */
export const withoutNul = (parameter: unknown): unknown =>
  typeof parameter === 'string' && parameter.includes('\0') ? parameter.replaceAll('\0', '') : parameter

/** The codes of a delivery error for the log. Its text is left out: a server's reply may contain an address. */
export function codesOf(error: unknown): { code?: unknown; reply?: unknown } {
  if (!(error instanceof Error)) return {}
  return {
    ...('code' in error ? { code: error.code } : { code: error.name }),
    ...('responseCode' in error ? { reply: error.responseCode } : {}),
  }
}

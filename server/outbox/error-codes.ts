/** The codes of a delivery error for the log. Not its text: a server's reply may name an address. */
export function codesOf(error: unknown): { code?: unknown; reply?: unknown } {
  if (!(error instanceof Error)) return {}
  return {
    ...('code' in error ? { code: error.code } : { code: error.name }),
    ...('responseCode' in error ? { reply: error.responseCode } : {}),
  }
}

/** The doctor's finding about one thing. `todo`: what to do about it; with `unknown`, how to find out. */
export interface Checked {
  /** One or two words that name the thing. */
  what: string
  state: 'ok' | 'wrong' | 'unknown'
  found: string
  todo?: string
}

export const ok = (what: string, found: string): Checked => ({ what, state: 'ok', found })
export const wrong = (what: string, found: string, todo: string): Checked => ({ what, state: 'wrong', found, todo })
export const unknown = (what: string, found: string, todo: string): Checked => ({ what, state: 'unknown', found, todo })

/** The message of an error, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  if (!(error instanceof Error)) return String(error)
  // `fetch` hides what happened in the cause.
  const { message } = error.cause instanceof Error ? error.cause : error
  return (message || error.name).split('\n')[0] ?? ''
}

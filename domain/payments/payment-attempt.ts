/**
 * `creating`: the provider has not answered yet; `unknown`: it has not for an hour. The others are the provider's
 * words.
 */
export type AttemptState = 'creating' | 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired' | 'unknown'

/** The states in which the provider may still say something else. */
const undecidedStates = ['creating', 'open', 'pending', 'unknown'] as const satisfies readonly AttemptState[]

/** How long an open attempt of the same amount is reused, in milliseconds. */
export const reusableFor = 10 * 60_000
/**
 * A provider that has not answered for so long is not waited for, in milliseconds: it keeps the keys of requests for an
 * hour.
 */
export const unknownAfter = 3_600_000
/** How long a request is repeated with its key, in milliseconds: well within the hour. */
export const repeatableFor = 50 * 60_000
/** Time after which an attempt is no longer fetched, in milliseconds. */
export const watchedFor = 60 * 86_400_000

const firstPauses = [5000, 15_000, 60_000]
const longestPause = 3_600_000

/**
 * Milliseconds until the provider is asked again, after `fetches` fetches: soon while the customer waits, every hour in
 * the end.
 */
export const pauseBeforeFetch = (fetches: number): number =>
  firstPauses[fetches] ?? Math.min(60_000 * 2 ** Math.min(fetches - 2, 10), longestPause)

/** Whether nothing more comes of what the provider says. A payment that is paid stays paid. */
export const isDecided = (status: AttemptState): boolean => !undecidedStates.some((state) => state === status)

/**
 * The state of an attempt once the provider has answered (R18.21): its word, but what is decided stays so, because an
 * answer may be minutes old. The exception is `paid`, which counts whenever it comes, and stays.
 */
export function stateAfter(before: AttemptState, status: AttemptState): AttemptState {
  if (before === 'paid') return 'paid'
  return isDecided(before) && !isDecided(status) ? before : status
}

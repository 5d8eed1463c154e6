/** The result of sending a message. `refused` has the problem code of each field. */
export type SendOutcome =
  /** `receipt`: whether a copy goes to the visitor. */
  | { outcome: 'accepted'; answerBefore: Date | undefined; receipt: boolean }
  | { outcome: 'refused'; problems: Record<string, string> }
  | { outcome: 'tooMany' }
  | { outcome: 'offline' }
  | { outcome: 'failed'; cause: unknown }

/**
 * The states of a form (R7.4): idle, loading, then success or error; `invalid` shows a message at each invalid field.
 */
export type SendState =
  | { state: 'idle' | 'loading' | 'invalid' }
  | { state: 'settled'; kind: string; result: SendOutcome }

const pauseBeforeRetry = 1200

/**
 * Sends a message to `POST /api/sendMail` (R7.5). A failure of the network or the server is retried once, silently:
 * the idempotency key ensures that only one mail is sent.
 *
 * @param payload the fields of the form
 * @param key one per completed form
 * @param fillTime milliseconds since the page was opened
 */
export async function postMessage(payload: object, key: string, fillTime: number): Promise<SendOutcome> {
  const first = await attempt(payload, key, fillTime)
  if (first.outcome !== 'failed' || !navigator.onLine) return first
  await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry))
  return attempt(payload, key, fillTime)
}

async function attempt(payload: object, key: string, fillTime: number): Promise<SendOutcome> {
  try {
    const response = await fetch('/api/sendMail', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'Fill-Time': String(fillTime) },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(15_000),
    })
    if (response.status === 202) {
      const before = response.headers.get('Answer-Before')
      return {
        outcome: 'accepted',
        answerBefore: before === null ? undefined : new Date(before),
        receipt: response.headers.get('Receipt') === 'yes',
      }
    }
    if (response.status === 422) return { outcome: 'refused', problems: (await response.json()).errors }
    if (response.status === 429) return { outcome: 'tooMany' }
    return { outcome: 'failed', cause: response.status }
  } catch (cause) {
    return navigator.onLine ? { outcome: 'failed', cause } : { outcome: 'offline' }
  }
}

/** A unique key for one completed form: 128 random bits. `crypto.randomUUID` is missing on plain http. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

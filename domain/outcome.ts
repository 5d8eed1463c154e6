/**
 * The outcome of an action. `stale`: what it was about has changed since the page that asked for it. `refused`: what is
 * wrong, by field or, under `form`, about all of it.
 */
export type Outcome<Done extends object = object, Problems extends object = never> =
  | ({ outcome: 'done' } & Done)
  | { outcome: 'stale' }
  | ([Problems] extends [never] ? never : { outcome: 'refused'; problems: Problems })

/** The outcome of an action that was requested too often. */
export type TooMany = ReturnType<typeof tooMany>

/** Rolls back the transaction of an action that was requested too often: the outcome is `tooMany`. */
export class AskedTooOften extends Error {
  override name = 'AskedTooOften'
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('Asked for too often')
    this.retryAfter = retryAfter
  }
}

/** @param retryAfter in seconds */
export const tooMany = (retryAfter: number) =>
  ({ outcome: 'refused', problems: { form: 'tooMany' }, retryAfter }) as const

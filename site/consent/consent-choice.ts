export type Answer = 'granted' | 'denied'

/** A visitor's choice, when they made it (ISO 8601), and which version of the question they answered. */
interface Choice {
  version: number
  at: string
  statistics: Answer
}

/** Increase it when the question changes, so that everyone is asked again. */
const questionVersion = 1
/** A choice is valid for half a year, as the Belgian data protection authority recommends. Milliseconds. */
const validFor = 183 * 24 * 60 * 60 * 1000
const key = 'consent'

/** Stores the choice in the browser or, if that is forbidden, for as long as the page is open. */
export interface Choices {
  /** The valid choice, or undefined if the visitor has to be asked. */
  read(): Choice | undefined
  keep(statistics: Answer): void
}

/** @param storage undefined if the browser forbids it */
export function choicesIn(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined, clock: () => Date): Choices {
  let last: string | null = null
  return {
    read() {
      const choice = parse(storage ? storage.getItem(key) : last)
      const age = choice && clock().getTime() - Date.parse(choice.at)
      return choice?.version === questionVersion && age !== undefined && age < validFor ? choice : undefined
    },
    keep(statistics) {
      last = JSON.stringify({ version: questionVersion, at: clock().toISOString(), statistics } satisfies Choice)
      try {
        storage?.setItem(key, last)
      } catch {
        storage = undefined
      }
    },
  }
}

function parse(text: string | null): Choice | undefined {
  try {
    const { version, at, statistics } = JSON.parse(text ?? '')
    const known = statistics === 'granted' || statistics === 'denied'
    return known && typeof at === 'string' ? { version, at, statistics } : undefined
  } catch {
    return undefined
  }
}

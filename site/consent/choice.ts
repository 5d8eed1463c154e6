export type Answer = 'granted' | 'denied'

/** What a visitor chose, when (ISO), and which version of the question was asked. */
interface Choice {
  version: number
  at: string
  statistics: Answer
}

/** Goes up when what is asked changes: then everybody is asked again. */
const questionVersion = 1
/** A choice holds for half a year, as the Belgian data protection authority recommends. */
const holdsFor = 183 * 24 * 60 * 60 * 1000
const key = 'consent'

/** Remembers the choice, in the browser where it may, else for as long as the page stands. */
export interface Choices {
  /** The choice that still holds, or undefined where there is something to ask. */
  read(): Choice | undefined
  keep(statistics: Answer): void
}

/** @param storage undefined where the browser forbids it */
export function choicesIn(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined, clock: () => Date): Choices {
  let last: string | null = null
  return {
    read() {
      const choice = parse(storage ? storage.getItem(key) : last)
      const age = choice && clock().getTime() - Date.parse(choice.at)
      return choice?.version === questionVersion && age !== undefined && age < holdsFor ? choice : undefined
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

import { parseArgs } from 'node:util'
import { type Language, languages } from '../domain/language.ts'

const parts = ['bytes', 'paint', 'touch', 'server'] as const
type Part = (typeof parts)[number]
const throttlings = ['simulate', 'devtools'] as const

/** What one run of the bench does. */
export interface Options {
  parts: readonly Part[]
  sites: readonly Language[]
  /** Page ids to look at in the browser; undefined for all of them. */
  pages: readonly string[] | undefined
  /** Lighthouse runs per page and side, and repetitions of each touch; the median counts. */
  runs: number
  /** How Lighthouse slows the phone's network and processor. */
  throttling: readonly (typeof throttlings)[number][]
  /** Whether paints are those of the floor on both sides: what then differs is the machine, not the page. */
  control: boolean
  /** Seconds of load per figure. */
  seconds: number
  /** Requests between the two readings of memory. */
  requests: number
}

export const usage = `npm run bench -- [--quick] [--parts ${parts.join(',')}] [--sites en,nl] [--pages home,gs,cms] [--runs 5]
                  [--throttling simulate,devtools] [--control] [--seconds 8] [--requests 1000000]`

/**
 * Reads what the bench is asked to do.
 * @throws TypeError with a sentence for an option or a name that does not exist
 */
export function readOptions(parameters: readonly string[]): Options {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      quick: { type: 'boolean' },
      parts: text,
      sites: text,
      pages: text,
      runs: text,
      throttling: text,
      control: { type: 'boolean' },
      seconds: text,
      requests: text,
    },
  })
  const usual = values.quick
    ? { runs: 1, throttling: ['simulate'] as const, seconds: 3, requests: 20_000, pages: ['home', 'gs', 'cms'] }
    : { runs: 5, throttling: throttlings, seconds: 8, requests: 1_000_000, pages: undefined }
  return {
    parts: chosen('parts', values.parts, parts) ?? parts,
    sites: chosen('sites', values.sites, languages) ?? languages,
    pages: values.pages?.split(',') ?? usual.pages,
    runs: count('runs', values.runs) ?? usual.runs,
    throttling: chosen('throttling', values.throttling, throttlings) ?? usual.throttling,
    control: values.control ?? false,
    seconds: count('seconds', values.seconds) ?? usual.seconds,
    requests: count('requests', values.requests) ?? usual.requests,
  }
}

function chosen<Name extends string>(option: string, given: string | undefined, known: readonly Name[]) {
  return given?.split(',').map((name) => {
    const found = known.find((each) => each === name)
    if (!found) throw new TypeError(`--${option} knows ${known.join(', ')}, not “${name}”.`)
    return found
  })
}

function count(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (!/^[1-9]\d*$/.test(given)) throw new TypeError(`--${option} takes a number of at least 1, not “${given}”.`)
  return Number(given)
}

/** The kinds of problems, in the order of the report. */
export const findingKinds = [
  'legal-data',
  'contradiction',
  'contrast',
  'claim',
  'unconfirmed-fact',
  'page-claim',
  'broken-link',
  'moved-link',
  'missing-meta',
  'missing-twin',
  'no-reviews',
  'old-reviews',
  'development-reviews',
  'reviews-not-synchronised',
] as const

export type FindingKind = (typeof findingKinds)[number]

/** A contradiction in a company's folder, for sentences in any language. */
export type Contradiction =
  | { id: 'otherPage'; path: string }
  | { id: 'noBrand'; brand: string }
  /** `entry`: of the company's file; `date`: 'YYYY-MM-DD', after today. */
  | { id: 'ahead'; entry: string; date: string }
  /** Ratios, such as 1.6 and 4.5. */
  | { id: 'faint'; colour: string; ground: string; screen: Screen; found: number; least: number }
  | { id: 'tooLight'; colour: string; screen: Screen }

type Screen = 'light' | 'dark'

/** One thing to fix: `where` names a page (`en/window-cleaning`), a setting or a field. */
export interface Finding {
  kind: FindingKind
  where: string
  message: string
  /** The entry of the company's file that it is about: `claims.noCash`. */
  entry?: string | undefined
  contradiction?: Contradiction | undefined
}

/** Whether a text names a kind of finding. */
export const isFindingKind = (text: string): text is FindingKind => (findingKinds as readonly string[]).includes(text)

/**
 * Collects findings: counts all of them, but keeps only the first of each kind, so that many pages do not fill the
 * memory.
 */
export class Findings {
  readonly counts: Partial<Record<FindingKind, number>> = {}
  readonly kept: Finding[] = []
  readonly #ignored: ReadonlySet<FindingKind>
  readonly #limit: number

  /** @param limit how many of each kind are kept */
  constructor(limit: number, ignored: Iterable<FindingKind> = []) {
    this.#limit = limit
    this.#ignored = new Set(ignored)
  }

  add(kind: FindingKind, where: string, message: string, about: Pick<Finding, 'entry' | 'contradiction'> = {}): void {
    if (this.#ignored.has(kind)) return
    const count = (this.counts[kind] ?? 0) + 1
    this.counts[kind] = count
    if (count <= this.#limit) this.kept.push({ kind, where, message, ...about })
  }

  /** The number of findings of all kinds. */
  get total(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0)
  }
}

import type { Place } from '../../domain/company/read-yaml.ts'

/** The kinds of problems, in the order of the report. */
export const findingKinds = ['legal-data', 'contradiction', 'contrast', 'claim', 'unconfirmed-fact', 'prices'] as const

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

/** One thing to fix, at a place of the folder. */
export interface Finding {
  kind: FindingKind
  where: string | Place
  message: string
  /** The entry of the company's file that it is about: `claims.noCash`. */
  entry?: string | undefined
  contradiction?: Contradiction | undefined
}

/** Collects findings. */
export class Findings {
  readonly all: Finding[] = []

  add(
    kind: FindingKind,
    where: string | Place,
    message: string,
    about: Pick<Finding, 'entry' | 'contradiction'> = {},
  ): void {
    this.all.push({ kind, where, message, ...about })
  }
}

import { company as words } from '../../copy/office/en/company.ts'
import type { Place } from '../../domain/company/read-yaml.ts'
import { type Contradiction, contradictionInWords } from './entry-words.ts'

/** The kinds of problems, in the order of the report. */
export const findingKinds = ['legal-data', 'contradiction', 'contrast', 'claim', 'unconfirmed-fact', 'prices'] as const

export type FindingKind = (typeof findingKinds)[number]

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

  /** @param said a sentence, or a contradiction, which has one */
  add(kind: FindingKind, where: string | Place, said: string | Contradiction, entry?: string): void {
    if (typeof said === 'string') this.all.push({ kind, where, message: said, entry })
    else this.all.push({ kind, where, message: contradictionInWords(words, 'en', said), entry, contradiction: said })
  }
}

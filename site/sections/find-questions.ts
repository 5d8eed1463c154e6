import type { FaqEntry } from '../../copy/page-copy.ts'
import { withFacts } from '../company-facts.ts'

/** Text without capitals and accents, so that "cafe" finds "Café". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Whether a question or its answer holds every word of what somebody looks for; parts of words count. An empty query is
 * found everywhere.
 */
export function holds(entry: FaqEntry, query: string): boolean {
  const text = plain(withFacts([entry.question, ...entry.answer]).join(' '))
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

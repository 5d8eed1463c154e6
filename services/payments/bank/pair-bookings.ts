import { type Evidence, fingerprintOf, isBlank, type Likeness, likenessAcross } from './booking-evidence.ts'

/** A booking of a file, as it is compared. */
export interface ReadLine {
  cents: number
  evidence: Evidence
}

/** A booking of the store, as it is compared. */
export interface StoredLine {
  id: string
  cents: number
  /** Whether the balances prove that it is in another statement. */
  apart: 'surely' | 'perhaps' | 'no'
  /** How unlikely it is one more: 2 if it may itself be the same as another of the store, 1 if another may be the same. */
  doubt: 0 | 1 | 2
  /** Its own evidence, and that of bookings that a person found to be the same. */
  faces: readonly Evidence[]
}

/** What a booking of a file is: in the store, perhaps the same as one of the store, or new. */
export type Pairing = { kind: 'known' | 'perhaps'; stored: string } | { kind: 'new' }

/** What the balances say about a day: nothing, or that all of the store's is in the file, or of the file's in the store. */
export type DayProof = 'none' | 'inFile' | 'inStore'

/**
 * Pairs the bookings that a file has of an account's day with those of the store, as multisets of equal amounts: each
 * is paired once at most, and the rest is new (R18.7). The result does not depend on the order of either.
 * @returns in the order of `read`
 */
export function pairBookings(read: readonly ReadLine[], stored: readonly StoredLine[], proof: DayProof): Pairing[] {
  const found = new Map<ReadLine, Pairing>()
  for (const [cents, lines] of Map.groupBy(read, (line) => line.cents)) {
    const rest = new Set(stored.filter((line) => line.cents === cents && line.apart !== 'surely'))
    pairIdentical(lines, rest, found)
    const open = lines.filter((line) => !found.has(line))
    const pairs = open.flatMap((line) =>
      [...rest].map((one) => ({ line, one, ...likenessAcross(line.evidence, one.faces, one.apart) })),
    )
    const order = (kind: Likeness['kind']) => orders[proof].findIndex(([known]) => known === kind)
    const usable = pairs.filter(({ kind }) => order(kind) >= 0)
    usable.sort(
      (one, other) =>
        order(one.kind) - order(other.kind) ||
        Number(one.score < 0) - Number(other.score < 0) ||
        (one.kind === 'same' ? 0 : one.one.doubt - other.one.doubt) ||
        other.score - one.score ||
        one.one.doubt - other.one.doubt,
    )
    for (const { line, one, kind } of usable) {
      if (found.has(line) || !rest.delete(one)) continue
      found.set(line, { kind: orders[proof][order(kind)]?.[1] ?? 'perhaps', stored: one.id })
    }
    exchangeGuesses(lines, stored, found)
  }
  // The store has the whole day, so nothing of it is new: perhaps one file has added up what the other has not.
  const [any] = proof === 'inStore' ? stored : []
  return read.map((line) => found.get(line) ?? (any ? { kind: 'perhaps', stored: any.id } : { kind: 'new' }))
}

/** Which likenesses pair, the first ones first, and what the pair then is, by what the balances prove. */
const orders: Readonly<Record<DayProof, readonly (readonly [Likeness['kind'], 'known' | 'perhaps'])[]>> = {
  none: [
    ['same', 'known'],
    ['perhaps', 'perhaps'],
  ],
  inFile: [
    ['same', 'known'],
    ['perhaps', 'known'],
    ['none', 'known'],
  ],
  inStore: [
    ['same', 'known'],
    ['perhaps', 'known'],
    ['none', 'known'],
    ['never', 'perhaps'],
  ],
}

/**
 * Details without the bank's references may once have gone to the wrong one of two blank lines. They count where they
 * are: a file that has both lines is paired by what they say, so that no second line gets the same details.
 */
function exchangeGuesses(
  lines: readonly ReadLine[],
  stored: readonly StoredLine[],
  found: Map<ReadLine, Pairing>,
): void {
  const facesOf = new Map(stored.map(({ id, faces }) => [id, faces]))
  const known = lines.flatMap((line) => {
    const pairing = found.get(line)
    return pairing?.kind === 'known' ? [{ line, pairing, faces: facesOf.get(pairing.stored) ?? [] }] : []
  })
  const silent = new Set(known.filter(({ line, faces }) => isBlank(line.evidence) && !faces.every(isBlank)))
  for (const one of known.filter(({ line, faces }) => !isBlank(line.evidence) && faces.every(isBlank))) {
    const other = [...silent].find(({ faces }) => likenessAcross(one.line.evidence, faces, 'no').kind === 'same')
    if (!other) continue
    silent.delete(other)
    found.set(one.line, other.pairing).set(other.line, one.pairing)
  }
}

/** Pairs what is word for word the same, without comparing each with each: most of a file that was read before. */
function pairIdentical(lines: readonly ReadLine[], rest: Set<StoredLine>, found: Map<ReadLine, Pairing>): void {
  const byFingerprint = Map.groupBy(rest, ({ apart, faces: [own] }) =>
    own && apart === 'no' ? fingerprintOf(own) : undefined,
  )
  for (const line of lines) {
    const fingerprint = fingerprintOf(line.evidence)
    const one = fingerprint === undefined ? undefined : byFingerprint.get(fingerprint)?.shift()
    if (!one) continue
    rest.delete(one)
    found.set(line, { kind: 'known', stored: one.id })
  }
}

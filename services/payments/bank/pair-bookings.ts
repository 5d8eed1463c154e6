import {
  type Evidence,
  fingerprintOf,
  isBlank,
  type Likeness,
  likenessAcross,
  likenessOrder,
} from './booking-evidence.ts'

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
  /** Whether a statement lists it that has the same bookings of the day as the file's, by its balances. */
  isListed: boolean
  /** How unlikely it is one more: 2 if it may itself be the same as another of the store, 1 if another may be it. */
  doubt: 0 | 1 | 2
  /** Its own evidence, and that of bookings that a person found to be the same. */
  faces: readonly Evidence[]
}

/**
 * What a booking of a file is: in the store, perhaps the same as one of the store, or new. `ties`: others of the store
 * that it may be just as well.
 */
export type Pairing = Paired<'known'> | Paired<'perhaps'> | { kind: 'new' }

interface Paired<Kind> {
  kind: Kind
  stored: string
  ties: readonly string[]
}

/** What the balances say of a day: nothing, that the file has all of the store's, or the store all of the file's. */
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
    pairLikely(lines, rest, proof, found)
    exchangeGuesses(lines, stored, found)
  }
  // The store has the whole day, so nothing of it is new: perhaps one file has added up what the other has not.
  const [any] = proof === 'inStore' ? stored : []
  return read.map((line) => found.get(line) ?? (any ? { kind: 'perhaps', stored: any.id, ties: [] } : { kind: 'new' }))
}

/** A line of a file and one of the store, and how likely they are one. */
interface Pair extends Likeness {
  line: ReadLine
  one: StoredLine
}

/** Pairs lines with what they are most like, as far as the balances allow. */
function pairLikely(
  lines: readonly ReadLine[],
  rest: Set<StoredLine>,
  proof: DayProof,
  found: Map<ReadLine, Pairing>,
): void {
  const pairsOf = (line: ReadLine): Pair[] =>
    [...rest].map((one) => ({ line, one, ...likenessAcross(line.evidence, one.faces, one.apart) }))
  const byLine = new Map(lines.flatMap((line) => (found.has(line) ? [] : [[line, pairsOf(line)]])))
  for (const pair of [...byLine.values()].flat().sort(likelierFirst)) {
    const { line, one } = pair
    const kind = outcomes[proof][pair.kind]
    if (!kind || found.has(line) || !rest.delete(one)) continue
    const ties = byLine.get(line)?.filter((other) => other.one !== one && isTie(pair, other)) ?? []
    found.set(line, { kind, stored: one.id, ties: ties.map((other) => other.one.id) })
  }
}

/** What a pair is by its likeness and by what the balances prove; undefined: two bookings. */
const outcomes: Readonly<Record<DayProof, Partial<Record<Likeness['kind'], 'known' | 'perhaps'>>>> = {
  none: { same: 'known', perhaps: 'perhaps' },
  inFile: { same: 'known', perhaps: 'known', none: 'known' },
  inStore: { same: 'known', perhaps: 'known', none: 'known', never: 'perhaps' },
}

/** Sorts the likeliest pair first: what says the same, then what an equal statement lists, then what is not doubted. */
const likelierFirst = (one: Pair, other: Pair) =>
  likenessOrder.indexOf(one.kind) - likenessOrder.indexOf(other.kind) ||
  Number(other.one.isListed) - Number(one.one.isListed) ||
  Number(one.score < 0) - Number(other.score < 0) ||
  (one.kind === 'same' ? 0 : one.one.doubt - other.one.doubt) ||
  other.score - one.score ||
  one.one.doubt - other.one.doubt

const isTie = (one: Pair, other: Pair) =>
  one.kind === other.kind && one.score === other.score && one.one.isListed === other.one.isListed

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
  for (const [fingerprint, equalLines] of Map.groupBy(lines, ({ evidence }) => fingerprintOf(evidence))) {
    const equal = fingerprint === undefined ? [] : (byFingerprint.get(fingerprint) ?? [])
    for (const [index, one] of equal.slice(0, equalLines.length).entries()) {
      const [line, other] = [equalLines[index], equal.find((each) => each !== one)]
      if (line) found.set(line, { kind: 'known', stored: one.id, ties: other ? [other.id] : [] })
      rest.delete(one)
    }
  }
}

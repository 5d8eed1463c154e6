import { serialsIn } from '../../../domain/payments/payment-reference.ts'
import type { Schema } from '../../database/schema.ts'
import type { BankPart } from './bank-statement.ts'
import { ibanOf, isNoReference } from './bank-values.ts'
import type { areTwo } from './statement-facts.ts'

/** What a booking says of the other side, in any format: enough to tell whether two of a day and amount are one. */
export interface Evidence {
  format: Schema['bankStatement']['format']
  /** The bank's own reference; empty if there is none. */
  bankReference: string
  /** Our references, the accounts of the other side, their names, and the longer texts. */
  serials: ReadonlySet<string>
  ibans: ReadonlySet<string>
  names: ReadonlySet<string>
  texts: readonly string[]
}

/** Shorter texts say nothing: “factuur” is what everyone writes. */
const shortestText = 12

/** Letters and digits only, as formats differ in everything else. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toUpperCase()

/** The words of a name in alphabetical order: banks turn “Ada Lovelace” into “LOVELACE ADA”. */
const nameKey = (name: string) => name.split(/\s+/).map(folded).filter(Boolean).sort().join(' ')

/** Reads what a booking says. */
export function evidenceOf(
  format: Evidence['format'],
  bankReference: string,
  parts: readonly Omit<BankPart, 'cents'>[],
): Evidence {
  const some = (all: readonly string[]): ReadonlySet<string> => new Set(all.filter(Boolean))
  return {
    format,
    bankReference: isNoReference(bankReference) ? '' : bankReference.trim(),
    serials: new Set(
      parts.flatMap(({ reference: own, texts }) => [own, ...texts].flatMap((text) => [...serialsIn(text)])),
    ),
    // Only an IBAN says which account it is: others are written in as many ways as there are banks.
    ibans: some(parts.map(({ counterIban }) => ibanOf(counterIban))),
    names: some(parts.map(({ name }) => nameKey(name))),
    texts: parts.flatMap(({ texts }) => texts.map(folded)).filter((text) => text.length >= shortestText),
  }
}

/**
 * How likely two bookings of a day and amount are one. `never`: they contradict each other; `none`: they have nothing
 * in common; `perhaps`: a person has to decide. `score`: of several, the highest is the one.
 */
export interface Likeness {
  kind: 'same' | 'perhaps' | 'none' | 'never'
  score: number
}

/**
 * Compares two bookings of a day and amount (R18.7). Two accounts or two references of ours are never one booking. Of
 * two that the bank calls differently in one format, or of which one says nothing, a person decides.
 */
function likenessOf(one: Evidence, other: Evidence): Likeness {
  if (differ(one.ibans, other.ibans) || differ(one.serials, other.serials)) return { kind: 'never', score: 0 }
  const isOneFormat = one.format === other.format
  const haveReferences = one.bankReference !== '' && other.bankReference !== ''
  const isOneReference = haveReferences && one.bankReference === other.bankReference
  const isOneText = one.texts.some((text) => other.texts.some((each) => text.startsWith(each) || each.startsWith(text)))
  // Our reference says more than the bank's, which several lines of a day may have (“INSTANT”), and which counts within
  // a format only.
  const signs = [
    meet(one.serials, other.serials),
    isOneReference && isOneFormat,
    meet(one.ibans, other.ibans),
    meet(one.names, other.names),
    isOneText && !differ(one.names, other.names),
  ]
  // Of batches with payers in common, those with the most are likeliest.
  const shared = (['serials', 'ibans', 'names'] as const).flatMap((each) => common(one[each], other[each])).length
  const score = signs.reduce((sum, sign) => 2 * sum + Number(sign), 0) + shared / mostShared
  // Rather one that says nothing than one that the bank calls differently.
  if (score > 0 && haveReferences && isOneFormat && !isOneReference)
    return { kind: 'perhaps', score: score - mostScore }
  if (score > 0) return { kind: 'same', score }
  return { kind: isOneText || isBlank(one) || isBlank(other) ? 'perhaps' : 'none', score: Number(isOneReference) }
}

/** More than the score of any likeness: what speaks against two being one counts more than all that they share. */
const mostScore = 32

/** More than any batch has in it. */
const mostShared = 1_000_000

/** The kinds of likeness, the strongest first. */
export const likenessOrder: readonly Likeness['kind'][] = ['same', 'perhaps', 'none', 'never']

/**
 * The strongest likeness of a booking and all that is known of another. Where the balances perhaps prove their
 * statements apart, even the same payer may have paid twice, so a person has to decide, and others come first.
 */
export function likenessAcross(one: Evidence, faces: readonly Evidence[], apart: ReturnType<typeof areTwo>): Likeness {
  const all = faces.map((face) => likenessOf(one, face)).sort(byStrength)
  const [best = { kind: 'none', score: 0 } as const] = all
  // Current evidence about it may contradict the line, although it once said nothing.
  const against = all.findLast(({ kind, score }) => kind === 'never' || score < 0)
  if (best.kind !== 'same' && against) return against
  if (apart === 'no') return best
  return { kind: best.kind === 'same' ? 'perhaps' : best.kind, score: best.score - mostScore }
}

/** Sorts the strongest likeness first. */
export const byStrength = (one: Likeness, other: Likeness): number =>
  likenessOrder.indexOf(one.kind) - likenessOrder.indexOf(other.kind) || other.score - one.score

const common = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((each) => other.has(each))
const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) => common(one, other).length > 0
const differ = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && other.size > 0 && !meet(one, other)
/** Whether nothing is said of the other side, whatever the bank calls the booking. */
export const isBlank = ({ serials, ibans, names, texts }: Evidence) =>
  serials.size + ibans.size + names.size + texts.length === 0

/** Equal for bookings that say word for word the same, and something; undefined for those that say nothing. */
export function fingerprintOf(evidence: Evidence): string | undefined {
  if (isBlank(evidence) && evidence.bankReference === '') return undefined
  const { format, bankReference, texts } = evidence
  return JSON.stringify([
    format,
    bankReference,
    ...[evidence.serials, evidence.ibans, evidence.names].map((each) => [...each]),
    texts,
  ])
}

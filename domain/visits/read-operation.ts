import * as v from 'valibot'
import { isBlank } from '../contact/form-text.ts'
import { type AnyOperation, latestByHand, type OperationKind, operationBodies, operationEnvelope } from './operation.ts'

/** The most JSON of an operation of a kind that this version does not know, in characters. */
const longestUnknown = 4096

/** How far a phone's clock may be ahead, in milliseconds. */
const tolerance = 60_000

const unknownBody = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((body) => JSON.stringify(body).length <= longestUnknown),
)

/** The schema of what an operation says beside its envelope; of an unknown kind, all of it. */
export const bodyOfKind = (kind: string) =>
  Object.hasOwn(operationBodies, kind) ? operationBodies[kind as OperationKind] : unknownBody

/**
 * Reads what a phone has sent as an operation (R20.4, R20.5). Of an unknown kind it is kept whole. A time of the future
 * becomes that of the arrival.
 * @param arrivedAt when it reached the server
 * @returns undefined if the value is not an operation, is a blank note, or its time was set by hand too far back
 */
export function readOperation(value: unknown, arrivedAt: Date): AnyOperation | undefined {
  const envelope = v.safeParse(operationEnvelope, value)
  if (!envelope.success) return undefined
  const body = v.safeParse(bodyOfKind(envelope.output.kind), value)
  if (!body.success) return undefined
  // The schema takes a blank note, because it reads stored operations too, and some of their notes are blank.
  if (envelope.output.kind === 'note' && 'text' in body.output && isBlank(String(body.output.text))) return undefined
  const { at, pressedAt, ...rest } = envelope.output
  if (pressedAt !== undefined && !isByHand(at, pressedAt)) return undefined
  const latest = new Date(arrivedAt.getTime() + tolerance)
  const clamped = (time: string) => (new Date(time) > latest ? arrivedAt.toISOString() : time)
  const times = pressedAt === undefined ? { at: clamped(at) } : { at: clamped(at), pressedAt: clamped(pressedAt) }
  return { ...body.output, ...rest, ...times } as AnyOperation
}

const isByHand = (at: string, pressedAt: string): boolean => {
  const back = new Date(pressedAt).getTime() - new Date(at).getTime()
  return back >= -tolerance && back <= latestByHand
}

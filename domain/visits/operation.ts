import * as v from 'valibot'
import { lateChoices } from '../orders/late-notice.ts'
import { notDoneReasons } from '../orders/work-steps.ts'
import { longestNote } from '../people/office-text-limits.ts'
import { isUuid } from '../uuid.ts'

/** The version of what phone and server send each other. Both accept every version of the last 90 days. */
export const protocol = 1

/** The most operations of a request. */
export const mostOperations = 200

/** How far back the true time of something may be set by hand, in milliseconds. */
export const latestByHand = 12 * 60 * 60_000

/** Why a room, or a task of it, was not possible. */
export const notPossibleReasons = ['noSupply', 'locked', 'customerAsked', 'noTime', 'unsafe', 'other'] as const
export type NotPossibleReason = (typeof notPossibleReasons)[number]

/** Who saw the result at the end of a visit. */
const inspectedWith = ['customer', 'nobodyHome', 'declined'] as const
export type InspectedWith = (typeof inspectedWith)[number]

const uuid = v.pipe(v.string(), v.check(isUuid))
const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  // A time that the pattern lets through may still be none, and the year 0 would be written longer.
  v.check((text) => Date.parse(text) > 0),
  v.transform((text) => new Date(text).toISOString()),
)
const note = v.pipe(v.string(), v.trim(), v.maxLength(longestNote))
const room = v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,30}(?:-\d{1,3})?$/))
const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))

/** What belongs to each kind of operation beside its envelope. */
export const operationBodies = {
  onTheWay: v.object({}),
  /** The team has arrived and begins. */
  begin: v.object({}),
  /** Done; with a reason, not possible: these tasks of the room, or none of it where no task is named. */
  room: v.object({
    room,
    reason: v.optional(v.picklist(notPossibleReasons)),
    tasks: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(60))),
    text: v.optional(note),
  }),
  late: v.object({ minutes: v.picklist(lateChoices) }),
  called: v.object({ answered: v.boolean() }),
  /** Something broke, somebody is hurt, or the home is other than ordered. */
  damage: v.object({ hurt: v.boolean(), otherHome: v.optional(v.boolean()), text: v.optional(note) }),
  /** `damage`: the id of the operation that it belongs to. */
  photo: v.object({ sha256, room: v.optional(room), damage: v.optional(uuid) }),
  note: v.object({ text: note, room: v.optional(room) }),
  /** Without `with`: recorded by the day sheet's form, which does not ask. */
  inspect: v.object({ with: v.optional(v.picklist(inspectedWith)) }),
  finish: v.object({}),
  giveUp: v.object({ reason: v.picklist(notDoneReasons), text: v.optional(note) }),
  undo: v.object({ of: uuid }),
} as const

export type OperationKind = keyof typeof operationBodies

/** What every operation says, of whatever kind. */
export const operationEnvelope = v.object({
  /** UUID version 7, made by the phone: what arrives twice is the same. */
  id: uuid,
  /** The number of the order. */
  order: v.pipe(v.string(), v.maxLength(20)),
  /** The id of the redo (R17.46), where the visit is one. */
  redo: v.optional(uuid),
  /** When it happened: the phone's time, corrected by the server's, or set by hand. */
  at: instant,
  /** When it was recorded, if `at` was set by hand. */
  pressedAt: v.optional(instant),
  /** The person who was signed in. */
  by: uuid,
  kind: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
})
type Envelope = v.InferOutput<typeof operationEnvelope>

/** Something that a crew recorded about a visit, of a kind that this version knows. */
export type Operation = {
  [Kind in OperationKind]: Omit<Envelope, 'kind'> & { kind: Kind } & v.InferOutput<(typeof operationBodies)[Kind]>
}[OperationKind]

/** An operation of any kind: a newer phone may send what this version does not know. */
export type AnyOperation = Operation | (Envelope & { kind: string })

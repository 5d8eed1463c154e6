import { randomUUID } from 'node:crypto'
import { visitWork } from '../../../domain/estimate/visit-work.ts'
import { checkDetails, typedDetails } from '../../../domain/orders/check-details.ts'
import type { Draft } from '../../../domain/orders/order.ts'
import type { DetailProblems, TypedDetails } from '../../../domain/orders/order-details.ts'
import type { OrderHome } from '../../../domain/orders/order-home.ts'
import { type TooMany, tooMany } from '../../../domain/outcome.ts'
import { holdMinutes, longestHoldMinutes } from '../../../domain/scheduling/hold-limit.ts'
import { holdVisit, prolongHold, releaseHold } from '../../scheduling/hold-visit.ts'
import { orTaken } from '../../scheduling/visit-claim.ts'
import { withSealedNote } from '../access/access-notes.ts'
import type { OrderServices } from '../record/order-services.ts'
import { newSecret } from '../record/order-url.ts'
import { priceOfOffer } from './draft-quote.ts'
import { draftOf, saveDraft } from './draft-rows.ts'

/** `tooLarge`: the home needs more people than we send in one visit. */
type HomeSave = { outcome: 'done'; draft: Draft } | { outcome: 'refused'; problems: { rooms: 'tooLarge' } }
type DraftStart = HomeSave | TooMany

const tooLarge: HomeSave = { outcome: 'refused', problems: { rooms: 'tooLarge' } }

/**
 * Begins an order (R16.1).
 * @param client the client's address, for the limits
 * @param details what is known of step 3
 * @param entry the form that was sent, if it says so: sent again, it finds the draft that it has begun
 */
export async function startDraft(
  services: OrderServices,
  home: OrderHome,
  client: string,
  { details = {}, entry = randomUUID() }: { details?: TypedDetails | undefined; entry?: string } = {},
): Promise<DraftStart> {
  const { database, clock, estimator, orderLimits, language } = services
  if (!visitWork(estimator.tariff, home)) return tooLarge
  const retryAfter = orderLimits.drafts.take(client)
  if (retryAfter !== undefined) return tooMany(retryAfter)
  const now = clock().toISOString()
  const row = await database
    .insertInto('draft')
    .values({
      id: newSecret(),
      // Never the id of an order, which has claims too.
      holder: `draft ${entry}`,
      language,
      ...homeColumns(home),
      details: JSON.stringify({ ...(home.houseNumber && { houseNumber: home.houseNumber }), ...details }),
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet({ updatedAt: now }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { outcome: 'done', draft: draftOf(row) }
}

/** Whether the draft's visit is held for it now. `none`: no visit is chosen, or others held too much of its date. */
export function holdState({ visit, heldUntil }: Draft, now: Date): 'held' | 'expired' | 'none' {
  if (!visit || !heldUntil) return 'none'
  return now < heldUntil ? 'held' : 'expired'
}

/**
 * When a hold of a draft began and ends that is begun or prolonged `now`: prolonging never makes it longer than
 * `longestHoldMinutes`.
 */
export function holdPeriod(draft: Draft, now: Date): { since: Date; until: Date } {
  const since = (holdState(draft, now) === 'held' && draft.heldSince) || now
  const end = Math.min(now.getTime() + holdMinutes * 60_000, since.getTime() + longestHoldMinutes * 60_000)
  return { since, until: new Date(end) }
}

/** A draft's columns while it holds its visit; undefined: it holds nothing. */
export const holdColumns = (hold: { since: Date; until: Date } | undefined) => ({
  heldSince: hold?.since.toISOString() ?? null,
  heldUntil: hold?.until.toISOString() ?? null,
})

/**
 * Stores a changed step 1. A held visit stays held where enough people are free for the changed home, else it is let
 * go; the draft loses its visit if the home does not fit it.
 * @throws StaleDraft
 */
export async function saveHome(services: OrderServices, { id }: Draft, home: OrderHome): Promise<HomeSave> {
  const { estimator, clock } = services
  const { tariff } = estimator
  const now = clock()
  const work = visitWork(tariff, home)
  if (!work) return tooLarge
  const save = async (keepsVisit: boolean): Promise<HomeSave> => ({
    outcome: 'done',
    draft: await saveDraft(services, id, async (transaction, draft) => {
      const { visit } = draft
      const priceCents = keepsVisit && visit ? priceOfOffer(tariff, home, visit, now) : undefined
      if (!visit || priceCents === undefined) {
        await releaseHold(transaction, draft.holder)
        return { ...homeColumns(home), ...holdColumns(undefined), visit: null, priceCents: null }
      }
      if (holdState(draft, now) !== 'held') return { ...homeColumns(home), priceCents }
      const hold = holdPeriod(draft, now)
      const claim = { country: tariff.country, team: work.team.id, visit, people: work.crew.people }
      const held = await holdVisit(transaction, { ...claim, holder: draft.holder, heldUntil: hold.until }, now)
      return { ...homeColumns(home), ...holdColumns(held ? hold : undefined), priceCents }
    }),
  })
  return (await orTaken(save(true), undefined)) ?? (await save(false))
}

const homeColumns = (home: OrderHome) => ({
  packageId: home.packageId,
  zipCode: home.zipCode,
  home: JSON.stringify(home),
})

/** `draft` has all that was typed, also what is not valid. */
type DetailsSave = { outcome: 'done'; draft: Draft } | { outcome: 'refused'; draft: Draft; problems: DetailProblems }

/**
 * Stores step 3 as typed, and prolongs the hold of the visit.
 * @param input values by field name; unknown fields are ignored
 * @throws StaleDraft
 */
export async function saveDetails(
  services: OrderServices,
  { id }: Draft,
  input: Record<string, unknown>,
): Promise<DetailsSave> {
  const now = services.clock()
  const sealed = withSealedNote(services.settings, input)
  const draft = await saveDraft(services, id, async (transaction, draft) => {
    // A note that is not typed again stays.
    const { sealedNote } = draft.details
    const hold = holdPeriod(draft, now)
    const held = await prolongHold(transaction, draft.holder, hold.until, now)
    return {
      details: JSON.stringify(typedDetails({ ...(sealedNote && { sealedNote }), ...sealed })),
      ...(held && holdColumns(hold)),
    }
  })
  const check = checkDetails({ ...draft.details, ...sealed })
  return check.ok ? { outcome: 'done', draft } : { outcome: 'refused', draft, problems: check.problems }
}

import { randomUUID } from 'node:crypto'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { tariffChanges } from '../../domain/estimate/tariff-changes.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { recordChange } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { audit, lockAudit } from '../people/audit.ts'
import { readPlannedTariffs, tariffsSeen } from './tariff-versions.ts'

/**
 * `stale`: someone has planned or withdrawn a tariff of the country since.
 * - `past`: the start lies before now.
 * - `sameStart`: another tariff of the country starts at the same moment.
 * - `sampleAfterReal`: sample prices would follow real ones, and be charged for real.
 */
type PlanOutcome = Outcome<{ id: string }, { form: PlanProblem }>
type PlanProblem = 'past' | 'sameStart' | 'sampleAfterReal'

const refused = (form: PlanProblem): PlanOutcome => ({ outcome: 'refused', problems: { form } })

export interface TariffPlan {
  tariff: Tariff
  startsAt: Date
  by: { id: string }
  /** The id of the form, so that repeating the request changes nothing. */
  formId: string
  /** Which tariffs its author has seen (`tariffsSeen`). */
  seen: string
  /** The tariff of the country's file, which comes before all that are stored. */
  first: Tariff
}

/**
 * Lets a tariff come into force at a moment, inside the caller's transaction: every process compares that with its
 * clock whenever it reads the tariff (R6.8). Orders that were placed keep theirs.
 */
export async function planTariff(
  transaction: Database,
  { tariff, startsAt, by, formId, seen, first }: TariffPlan,
  now: Date,
): Promise<PlanOutcome> {
  // One at a time: what is compared here is still so when it is stored.
  await lockAudit(transaction)
  const { country } = tariff
  const sent = { id: formId, startsAt: startsAt.toISOString(), tariff: JSON.stringify(tariff) }
  const earlier = await sentBefore(transaction, sent, now)
  if (earlier === 'same') return { outcome: 'done', id: sent.id }
  if (earlier) sent.id = randomUUID()
  if (startsAt < now) return refused('past')
  if (seen !== (await tariffsSeen(transaction, country))) return { outcome: 'stale' }
  const planned = await readPlannedTariffs(transaction, country)
  if (planned.some((other) => other.startsAt.getTime() === startsAt.getTime())) return refused('sameStart')
  const before = planned.findLast((other) => other.startsAt < startsAt)?.tariff ?? first
  const after = planned.find((other) => other.startsAt > startsAt)?.tariff
  if ((tariff.sample && !before.sample) || (after?.sample && !tariff.sample)) return refused('sampleAfterReal')
  await transaction
    .insertInto('tariffVersion')
    .values({ ...sent, country, savedAt: now.toISOString(), personId: by.id })
    .execute()
  await recordChange(transaction, 'tariffs', now)
  const change = { startsAt: sent.startsAt, changes: tariffChanges(before, tariff) }
  const entry = { action: 'planTariff', subject: `tariff:${country}:${sent.id}`, after: change } as const
  await audit(transaction, { by, ...entry }, now)
  return { outcome: 'done', id: sent.id }
}

/** Whether a form was sent before, with the same or other figures. A start “now” is the time of the first sending. */
async function sentBefore(
  transaction: Database,
  sent: { id: string; startsAt: string; tariff: string },
  now: Date,
): Promise<'same' | 'other' | undefined> {
  const row = await transaction
    .selectFrom('tariffVersion')
    .select(['startsAt', 'savedAt', 'tariff'])
    .where('id', '=', sent.id)
    .executeTakeFirst()
  if (!row) return undefined
  const start = sent.startsAt === now.toISOString() ? row.savedAt : sent.startsAt
  return row.tariff === sent.tariff && row.startsAt === start ? 'same' : 'other'
}

/** Every process has to know of it before the start: those that miss the change log for a moment, too. */
const leastNotice = 10_000

/**
 * Withdraws a tariff that has not started, inside the caller's transaction, so that it never does.
 * @returns `late`: it starts within seconds, or has started; `stale`: it is not planned
 */
export async function withdrawTariff(
  transaction: Database,
  { id, by }: { id: string; by: { id: string } },
  now: Date,
): Promise<Outcome<object, { form: 'late' }>> {
  await lockAudit(transaction)
  const row = await transaction
    .selectFrom('tariffVersion')
    .select(['country', 'startsAt'])
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  if (!row) return { outcome: 'stale' }
  if (new Date(row.startsAt).getTime() < now.getTime() + leastNotice)
    return { outcome: 'refused', problems: { form: 'late' } }
  await transaction
    .updateTable('tariffVersion')
    .set({ withdrawnBy: by.id, withdrawnAt: now.toISOString() })
    .where('id', '=', id)
    .execute()
  await recordChange(transaction, 'tariffs', now)
  const entry = { by, action: 'withdrawTariff', subject: `tariff:${row.country}:${id}` } as const
  await audit(transaction, { ...entry, before: { startsAt: row.startsAt } }, now)
  return { outcome: 'done' }
}

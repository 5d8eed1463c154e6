import type { Database } from '../../services/database/schema.ts'

/** For so long somebody counts as writing; the browser renews it every two minutes while they type. */
const leaseLimit = 7 * 60_000

/**
 * Says that a person writes about something, so that others are warned (R17.13). Somebody else's lease is left to them
 * until it ends.
 * @returns whether the person did not have it before
 */
export async function takeLease(database: Database, subject: string, personId: string, now: Date): Promise<boolean> {
  const before = await leaseHolder(database, subject, now)
  if (before !== undefined && before !== personId) return false
  const lease = { personId, until: new Date(now.getTime() + leaseLimit).toISOString() }
  await database
    .insertInto('lease')
    .values({ subject, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet(lease)
        .where((eb) => eb.or([eb('lease.until', '<=', now.toISOString()), eb('lease.personId', '=', personId)])),
    )
    .execute()
  return before === undefined
}

/** The person who is writing about something now. */
export async function leaseHolder(database: Database, subject: string, now: Date): Promise<string | undefined> {
  const lease = await database
    .selectFrom('lease')
    .select('personId')
    .where('subject', '=', subject)
    .where('until', '>', now.toISOString())
    .executeTakeFirst()
  return lease?.personId
}

/** Ends a person's lease, and those that ended long ago. */
export async function endLease(database: Database, subject: string, personId: string, now: Date): Promise<void> {
  await database
    .deleteFrom('lease')
    .where((eb) =>
      eb.or([
        eb.and([eb('subject', '=', subject), eb('personId', '=', personId)]),
        eb('until', '<=', now.toISOString()),
      ]),
    )
    .execute()
}

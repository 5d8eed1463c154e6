import type { Database } from '../../services/database/schema.ts'

/** How long someone counts as writing, in milliseconds; the browser renews it every two minutes while they type. */
const typingLease = 7 * 60_000

/**
 * Says that a person writes about something, so that others are warned (R17.13). Someone else's lease is left to them
 * until it ends.
 * @param length for how long, in milliseconds
 * @returns whether the person did not have it before
 */
export async function takeLease(
  database: Database,
  subject: string,
  personId: string,
  now: Date,
  length = typingLease,
): Promise<boolean> {
  const before = await findLease(database, subject, now)
  if (before && before.personId !== personId) return false
  const until = new Date(now.getTime() + length).toISOString()
  const lease = { personId, since: before?.since ?? now.toISOString(), until }
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

/** The person who is writing about something now, and since when. */
export async function findLease(
  database: Database,
  subject: string,
  now: Date,
): Promise<{ personId: string; since: string } | undefined> {
  return await database
    .selectFrom('lease')
    .select(['personId', 'since'])
    .where('subject', '=', subject)
    .where('until', '>', now.toISOString())
    .executeTakeFirst()
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

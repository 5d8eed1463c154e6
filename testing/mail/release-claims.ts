import type { Database } from '../../services/database/schema.ts'

/**
 * Expires the claims of a dead process on mails and on looks at payments, which would take minutes otherwise.
 * @returns the Message-IDs whose delivery was under way: only these may arrive twice
 */
export async function releaseClaims(database: Database, dead: { pid(): number | undefined }): Promise<string[]> {
  const [expired, itsName] = [{ claimedUntil: new Date(0).toISOString() }, `%-${dead.pid()}`]
  await database.updateTable('paymentFetch').set(expired).where('claimedBy', 'like', itsName).execute()
  const claimed = await database
    .updateTable('mail')
    .set(expired)
    .where('state', '=', 'claimed')
    .where('claimedBy', 'like', itsName)
    .returning('messageId')
    .execute()
  return claimed.map(({ messageId }) => messageId)
}

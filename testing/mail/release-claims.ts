import type { Database } from '../../services/database/schema.ts'

/**
 * Expires the claims of a dead process, which would take five minutes otherwise.
 * @returns the Message-IDs whose delivery was under way: only these may arrive twice
 */
export async function releaseClaims(database: Database, dead: { pid(): number | undefined }): Promise<string[]> {
  const claimed = await database
    .updateTable('mail')
    .set({ claimedUntil: new Date(0).toISOString() })
    .where('state', '=', 'claimed')
    .where('claimedBy', 'like', `%-${dead.pid()}`)
    .returning('messageId')
    .execute()
  return claimed.map(({ messageId }) => messageId)
}

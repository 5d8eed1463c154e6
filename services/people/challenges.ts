import type { Database, Schema } from '../database/schema.ts'
import { digestOf, newToken } from './sessions.ts'

const lifetime = 5 * 60_000

type Asked = Pick<Schema['challenge'], 'challenge' | 'purpose' | 'subject'>

/**
 * Remembers what a passkey is to sign (R17.4), for five minutes.
 * @returns the token for a cookie of the browser that asked
 */
export async function storeChallenge(database: Database, asked: Asked, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + lifetime).toISOString()
  await database.deleteFrom('challenge').where('expiresAt', '<=', now.toISOString()).execute()
  await database
    .insertInto('challenge')
    .values({ ...asked, cookieDigest: digestOf(token), expiresAt })
    .execute()
  return token
}

/**
 * Takes a challenge away, so that its answer counts once. Undefined where there is none for this browser and purpose.
 */
export async function takeChallenge(
  database: Database,
  token: string | undefined,
  { purpose, subject }: Omit<Asked, 'challenge'>,
  now: Date,
): Promise<string | undefined> {
  if (token === undefined) return undefined
  const taken = await database
    .deleteFrom('challenge')
    .where((eb) => eb.and({ cookieDigest: digestOf(token), purpose, subject }))
    .where('expiresAt', '>', now.toISOString())
    .returning('challenge')
    .executeTakeFirst()
  return taken?.challenge
}

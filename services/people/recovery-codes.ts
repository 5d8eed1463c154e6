import { randomInt } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import { digestOf } from './sessions.ts'

const codes = 10

/**
 * Without the letters that look like figures. 32 signs, so 24 of them are 120 random bits: a digest is enough to store.
 */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'
const groups = 6
const signsPerGroup = 4

const newGroup = () => Array.from({ length: signsPerGroup }, () => signs[randomInt(signs.length)]).join('')
const newCode = () => Array.from({ length: groups }, newGroup).join('-')

const digestOfCode = (code: string) => digestOf(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))

/**
 * Gives a person ten new recovery codes instead of those they had. They are shown once: only their digests are stored.
 */
export async function replaceRecoveryCodes(transaction: Database, personId: string): Promise<string[]> {
  const fresh = Array.from({ length: codes }, newCode)
  await transaction.deleteFrom('recoveryCode').where('personId', '=', personId).execute()
  await transaction
    .insertInto('recoveryCode')
    .values(fresh.map((code) => ({ digest: digestOfCode(code), personId })))
    .execute()
  return fresh
}

/**
 * Takes a recovery code away, which works once. The id of its person; undefined if no enabled person has such a code,
 * which then stays.
 */
export async function takeRecoveryCode(transaction: Database, typed: string): Promise<string | undefined> {
  const taken = await transaction
    .deleteFrom('recoveryCode')
    .where('digest', '=', digestOfCode(typed))
    .where('personId', 'in', (eb) => eb.selectFrom('person').select('id').where('disabledAt', 'is', null))
    .returning('personId')
    .executeTakeFirst()
  return taken?.personId
}

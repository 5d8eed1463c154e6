import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyLog } from '../database/open-sqlite.ts'
import { type Database, inBatches } from '../database/schema.ts'

/** The folders into which messages are delivered where no server takes them: of mail and of text messages. */
export interface DeliveryFolders {
  mailDir: string
  smsDir: string
}

const ours = /^[\dTZ.]+\.([\da-f-]{36})\.(?:eml|json)$/

/**
 * The name of a delivered message's file: its time and the id of its mail, by which `sweepFolders` finds it.
 * @param mailId as in the table; a file of another message has an id of its own
 */
export const deliveredName = (mailId: string | undefined, ending: 'eml' | 'json'): string =>
  `${new Date().toISOString().replaceAll(/[-:]/g, '')}.${mailId ?? randomUUID()}.${ending}`

/**
 * Deletes the files of messages that the database no longer has, or whose customer was forgotten (R16.11): a file lives
 * as long as what it is about.
 * @returns how many were deleted
 */
async function sweepFolders(database: Database, { mailDir, smsDir }: DeliveryFolders): Promise<number> {
  let deleted = 0
  for (const folder of [join(mailDir, 'new'), smsDir]) {
    const files = (await filesIn(folder)).flatMap((name) => {
      const id = ours.exec(name)?.[1]
      return id === undefined ? [] : [{ name, id }]
    })
    for (const part of inBatches(files)) {
      const kept = await keptMails(
        database,
        part.map(({ id }) => id),
      )
      const gone = part.filter(({ id }) => !kept.has(id))
      for (const { name } of gone) await rm(join(folder, name), { force: true })
      deleted += gone.length
    }
  }
  return deleted
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** The mails that still belong to a person who is not forgotten. */
async function keptMails(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('mail')
    .leftJoin('orderPerson', 'orderPerson.orderId', 'mail.orderId')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('mail.orderId', 'is', null), eb('orderPerson.orderId', 'is not', null)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Removes what is left of deleted personal data outside the tables (R16.11): in SQLite's write-ahead log, and in the
 * folders of delivered messages. Runs after every deletion on request, and after each purge.
 */
export async function eraseTraces(database: Database, folders: DeliveryFolders): Promise<void> {
  await emptyLog(database)
  await sweepFolders(database, folders)
}

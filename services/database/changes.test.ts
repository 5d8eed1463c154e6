import { describe, expect, test } from 'vitest'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { changesAfter, latestChangeId, recordChange } from './changes.ts'
import { retryingTransaction } from './schema.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

describe.each(engines)('%s', (engine) => {
  test('a reader sees each changed subject once, in the order of its last change', async () => {
    const database = await freshDatabase(engine)
    expect(await latestChangeId(database)).toBe(0)
    await recordChange(database, 'reviews', now)
    await recordChange(database, 'page:en:windows', now)
    await recordChange(database, 'reviews', now)
    expect(await changesAfter(database, 0)).toEqual([
      { id: 2, subject: 'page:en:windows' },
      { id: 3, subject: 'reviews' },
    ])
    expect(await changesAfter(database, 2)).toEqual([{ id: 3, subject: 'reviews' }])
    expect(await latestChangeId(database)).toBe(3)
  })

  test('a reader that follows the changes of many writers misses none', async () => {
    const url = await migratedDatabaseUrl(engine)
    const [reader, ...writers] = Array.from({ length: 4 }, () => anotherConnection(url)) as [
      ReturnType<typeof anotherConnection>,
      ...ReturnType<typeof anotherConnection>[],
    ]
    const subjects = writers.flatMap((_, writer) =>
      Array.from({ length: 8 }, (_, index) => `page:en:${writer}-${index}` as const),
    )
    let writing = true
    const written = Promise.all(
      subjects.map((subject, index) =>
        retryingTransaction(writers[index % writers.length] ?? reader, (transaction) =>
          recordChange(transaction, subject, now),
        ),
      ),
    ).finally(() => {
      writing = false
    })
    const seen = new Set<string>()
    let position = 0
    const follow = async () => {
      for (const change of await changesAfter(reader, position)) {
        seen.add(change.subject)
        position = change.id
      }
    }
    while (writing) {
      await follow()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await written
    await follow()
    expect(seen).toEqual(new Set(subjects))
  })
})

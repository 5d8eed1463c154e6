import { describe, expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { anotherConnection, engines, freshDatabase, freshDatabaseUrl } from '../../testing/database/engines.ts'
import { emptyPage } from '../../testing/open-site.ts'
import { migrateDatabase, migrateUpTo } from '../database/migrate-database.ts'
import type { Database, PageTable } from '../database/schema.ts'
import { largestFile, pagesOfFile, readSitemapFiles, settleSitemap } from './sitemap-files.ts'

const most = 10
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const pathAt = (index: number) => `p/${String(index).padStart(5, '0')}`
const pageAt = (index: number): PageTable => ({ ...emptyPage, path: pathAt(index), title: 'T' })

async function publish(database: Database, pages: PageTable[], now: Date) {
  await database.insertInto('page').values(pages).execute()
  await settleSitemap(database, pages, now, most)
}

async function filesOf(database: Database) {
  const files = await readSitemapFiles(database)
  return await Promise.all(
    files.map(async (file) => {
      const rows = await pagesOfFile(database, file).select('path').orderBy('path').execute()
      return { ...file, paths: rows.map(({ path }) => path) }
    }),
  )
}

const numbersOf = (files: readonly { number: number }[]) => files.map(({ number }) => number)

describe.each(engines)('%s', (engine) => {
  test('every published page stands in one file and no file is too large, in whatever order pages came', async () => {
    const database = await freshDatabase(engine)
    const scattered = Array.from({ length: 101 }, (_, index) => (index * 37) % 101)
    await publish(database, scattered.slice(0, 60).map(pageAt), day(1))
    for (const index of scattered.slice(60)) await publish(database, [pageAt(index)], day(2))
    const files = await filesOf(database)
    expect(files.flatMap(({ paths }) => paths)).toEqual(Array.from({ length: 101 }, (_, index) => pathAt(index)))
    for (const { paths } of files) expect(paths.length).toBeLessThanOrEqual(most)
    expect(files[0]).toMatchObject({ number: 1, firstPath: '' })
    expect(new Set(numbersOf(files)).size).toBe(files.length)
  })

  test('a file that grows too large is split evenly; the others keep address and date', async () => {
    const database = await freshDatabase(engine)
    await publish(
      database,
      Array.from({ length: 20 }, (_, index) => pageAt(index * 10)),
      day(1),
    )
    await publish(database, [pageAt(5)], day(2))
    expect((await filesOf(database)).map(({ number, paths, changedAt }) => [number, paths.length, changedAt])).toEqual([
      [1, 6, day(2).toISOString()],
      [3, 5, day(2).toISOString()],
      [2, 10, day(1).toISOString()],
    ])
  })

  test('a file has changed when the twin of a page in it has, which is an alternate there', async () => {
    const database = await freshDatabase(engine)
    await publish(
      database,
      Array.from({ length: 20 }, (_, index) => pageAt(index)),
      day(1),
    )
    await publish(database, [{ ...pageAt(3), language: otherLanguage(language) }], day(2))
    expect((await filesOf(database)).map(({ changedAt }) => changedAt)).toEqual([
      day(2).toISOString(),
      day(1).toISOString(),
    ])
  })

  test('a file without pages goes, but never the first', async () => {
    const database = await freshDatabase(engine)
    const pages = Array.from({ length: 20 }, (_, index) => pageAt(index))
    await publish(database, pages, day(1))
    await database.updateTable('page').set({ status: 'draft' }).execute()
    await settleSitemap(database, pages, day(2), most)
    expect(numbersOf(await filesOf(database))).toEqual([1])
  })

  test('pages of an earlier release are shared out among files as they were last changed', async () => {
    const database = anotherConnection(await freshDatabaseUrl(engine))
    await migrateUpTo(database, '0006-review-milestones')
    for (let start = 0; start <= largestFile; start += 500) {
      const length = Math.min(500, largestFile + 1 - start)
      const pages = Array.from({ length }, (_, index) => pageAt(start + index))
      await database.insertInto('page').values(pages).execute()
    }
    await database
      .insertInto('page')
      .values({ ...pageAt(1_000), path: 'draft', status: 'draft' })
      .execute()
    await migrateDatabase(database)
    const files = await filesOf(database)
    expect(files.map(({ number, firstPath, paths }) => [number, firstPath, paths.length])).toEqual([
      [1, '', largestFile],
      [2, pathAt(largestFile), 1],
    ])
    expect(files.map(({ changedAt }) => changedAt)).toEqual([emptyPage.updatedAt, emptyPage.updatedAt])
    expect(await readSitemapFiles(database, otherLanguage(language))).toMatchObject([{ number: 1, firstPath: '' }])
  })
})

import { join } from 'node:path'
import { countryOf, type Language, languages } from '../domain/language.ts'
import { openDatabase } from '../services/database/database.ts'
import { migrateDatabase } from '../services/database/migrate-database.ts'
import { inBatches } from '../services/database/schema.ts'
import { seedDatabase } from '../services/seed/seed-database.ts'
import { seedRoster } from '../services/seed/seed-orders.ts'
import { sampleTariff } from '../testing/orders/open-order-services.ts'
import { cmsPage } from './bench-pages.ts'
import { type Metric, median, number } from './metric.ts'

const copies = 2000
/** Copies to render before measuring, so that Node has optimized the code. */
const warmUp = 1000

/**
 * Creates an embedded database with the seed's content and roster, and many copies of one CMS page per site.
 * @param folder for its file
 * @returns its URL
 */
export async function makeContent(folder: string): Promise<string> {
  const url = `sqlite:${join(folder, 'bench.db')}`
  const database = openDatabase(url)
  await migrateDatabase(database)
  await seedDatabase(database)
  // Without people, nothing can be ordered.
  for (const language of languages) await seedRoster(database, sampleTariff(countryOf(language)))
  for (const language of languages) {
    const page = await database
      .selectFrom('page')
      .selectAll()
      .where('language', '=', language)
      .where('path', '=', cmsPage[language].slice(1))
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: copies }, (_, copy) => ({ ...page, path: `${page.path}-${copy}` }))
    for (const batch of inBatches(rows)) await database.insertInto('page').values(batch).execute()
  }
  await database.destroy()
  return url
}

/**
 * Requests each copy of a CMS page once, so that each is read from the database and rendered, and reads how long both
 * took from the header `Server-Timing`.
 * @param origin of a process that has not cached the copies
 */
export async function measureRenders(language: Language, origin: string): Promise<Metric> {
  const times: number[] = []
  for (let copy = 0; copy < copies; copy++) {
    const response = await fetch(`${origin}${cmsPage[language]}-${copy}`)
    await response.arrayBuffer()
    const timing = response.headers.get('server-timing') ?? ''
    const [, data, render] = /data;dur=([\d.]+), render;dur=([\d.]+)/.exec(timing) ?? []
    if (copy >= warmUp) times.push(Number(data) + Number(render))
  }
  const duration = median(times)
  return {
    what: `${language} CMS page rendered, per second`,
    value: 1000 / duration,
    atLeast: 1000,
    from: `${number(duration, 2)} ms with ${number(copies)} CMS pages in the database`,
  }
}

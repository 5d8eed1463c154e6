import { join } from 'node:path'
import { openDatabase } from '../../server/database/database.ts'
import { migrateDatabase } from '../../server/database/migrate-database.ts'
import { seedDatabase } from '../../server/seed/seed-database.ts'

/** Makes an embedded database with the seed's reviews and pages. @returns its address */
export async function seededDatabase(folder: string): Promise<string> {
  const url = `sqlite:${join(folder, 'bench.db')}`
  const database = openDatabase(url)
  await migrateDatabase(database)
  await seedDatabase(database)
  await database.destroy()
  return url
}

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { verifyAudit } from '../../services/people/audit.ts'
import { readAnswers } from '../answer-log.ts'
import { anotherConnection, engines, migratedDatabaseUrl } from '../database/engines.ts'
import { submission } from '../mail/fixtures.ts'
import { runUntilKilled } from '../run-until-killed.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import type { KeptText } from './editing-process.ts'

/** The long run of docs/office.md sets these. */
const { EDITS = '80', KILLS = '2' } = process.env

const now = new Date('2026-11-23T10:00:00.000Z')
const program = fileURLToPath(new URL('./editing-process.ts', import.meta.url))

/** One engine is enough for the short run. */
const proved = process.env.EDITS ? engines : (['sqlite'] as const)

test.each(proved)(
  '%s: two editors with two windows each lose no text, also when they are killed (R17.13)',
  async (engine) => {
    const url = await migratedDatabaseUrl(engine)
    const database = anotherConnection(url)
    const people = ['Sara', 'Tom'].map((name) => ({
      id: randomUUID(),
      name,
      role: 'office' as const,
      language: 'en' as const,
    }))
    const row = { disabledAt: null, createdAt: now.toISOString(), version: 1 }
    await database
      .insertInto('person')
      .values(people.map((person) => ({ ...person, nameKey: person.id, ...row })))
      .execute()
    for (let lead = 0; lead < 3; lead += 1) await acceptSubmission(database, submission(), now)
    const leads = (await database.selectFrom('lead').select('id').execute()).map(({ id }) => id)

    const folder = temporaryFolder()
    const windows = [...people, ...people].map(({ id }, index) => [url, join(folder, `${index}.log`), id, ...leads])
    const size = { attempts: Number(EDITS), kills: Number(KILLS) }
    expect(await runUntilKilled(program, windows, size)).toEqual([])

    const kept = windows.flatMap(([, file = '']) => readAnswers<KeptText>(file))
    const written = [
      ...(await database.selectFrom('leadEvent').select(['leadId', 'personId', 'text']).execute()),
      ...(await database.selectFrom('leadDraft').select(['leadId', 'personId', 'text']).execute()),
    ]
    const textsOf = Map.groupBy(written, ({ leadId, personId }) => `${leadId} ${personId}`)
    const lost = kept.filter(
      ({ leadId, personId, text }) => !textsOf.get(`${leadId} ${personId}`)?.some((one) => one.text.includes(text)),
    )
    process.stdout.write(`${engine}: ${kept.length} texts, ${size.kills} kills, ${lost.length} lost\n`)
    expect(lost).toEqual([])
    expect(kept.length).toBeGreaterThan(size.attempts / 2)
    expect(await verifyAudit(database)).toMatchObject({ ok: true })
  },
  1_200_000,
)

import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { verifyAudit } from '../../services/people/audit.ts'
import { engines, migratedDatabaseUrl } from '../database/engines.ts'
import { submission } from '../mail/fixtures.ts'
import { withProcesses } from '../with-processes.ts'
import { addPerson } from './add-person.ts'
import type { KeptText } from './editing-process.ts'

/** The long run of docs/office.md sets these. */
const { EDITS = '80', KILLS = '2' } = process.env
/** Edits of a window between two kills at most. */
const editsOfRound = 5

const now = new Date('2026-11-23T10:00:00.000Z')
const program = fileURLToPath(new URL('./editing-process.ts', import.meta.url))

/** One engine is enough for the short run. */
const proved = process.env.EDITS ? engines : (['sqlite'] as const)

test.each(proved)(
  '%s: two editors with two windows each lose no text, also when they are killed (R17.13)',
  async (engine) => {
    const url = await migratedDatabaseUrl(engine)
    const people = ['Sara', 'Tom'].map((name) => ({ id: randomUUID(), name }))
    const windows = [...people, ...people].map(({ id }) => [id])
    const size = { parameters: windows, rounds: Number(EDITS) / windows.length / editsOfRound, kills: Number(KILLS) }
    await withProcesses(url, program, size, async ({ database, play, notes, crashes }) => {
      for (const person of people) await addPerson(database, { ...person, role: 'office' }, now)
      for (let lead = 0; lead < 3; lead += 1) await acceptSubmission(database, submission(), now)
      for (let round = 0; round < size.rounds; round += 1) await play(() => ({ steps: editsOfRound }))
      expect(crashes).toEqual([])

      const kept = notes<KeptText>()
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
      expect(kept.length).toBeGreaterThan(Number(EDITS) / 2)
      expect(await verifyAudit(database)).toMatchObject({ ok: true })
      return {}
    })
  },
  1_200_000,
)

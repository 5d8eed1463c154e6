import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readPageNow } from '../../services/cms/page-now.ts'
import { verifyAudit } from '../../services/people/audit.ts'
import { bring } from '../cms/bring-pages.ts'
import { pageFile } from '../cms/pages-folder.ts'
import { engines, migratedDatabaseUrl } from '../database/engines.ts'
import { withProcesses } from '../with-processes.ts'
import type { KeptText } from './writing-process.ts'

/** The long run of docs/office.md sets these. */
const { EDITS = '40', KILLS = '1' } = process.env
/** Edits of a window between two kills at most. */
const editsOfRound = 5

const program = fileURLToPath(new URL('./writing-process.ts', import.meta.url))
const paths = ['a', 'b']

/** One engine is enough for the short run. */
const proved = process.env.EDITS ? engines : (['sqlite'] as const)

test.each(proved)(
  '%s: two editors with two windows each lose no text of a page, also when they are killed (R17.34)',
  async (engine) => {
    const url = await migratedDatabaseUrl(engine)
    const windows = ['ann', 'bob', 'ann', 'bob'].map((id) => [id, ...paths])
    const size = { parameters: windows, rounds: Number(EDITS) / windows.length / editsOfRound, kills: Number(KILLS) }
    await withProcesses(url, program, size, async ({ database, play, notes, crashes }) => {
      await bring(database, Object.fromEntries(paths.map((path) => [`${path}.md`, pageFile('en', path, 'First')])))
      for (let round = 0; round < size.rounds; round += 1) await play(() => ({ steps: editsOfRound }))
      expect(crashes).toEqual([])

      const kept = notes<KeptText>()
      const written = new Map<string, string>()
      for (const path of paths) {
        const key = { language: 'en', path } as const
        const now = await readPageNow(database, key, new Date())
        written.set(path, (now?.draft ?? now)?.page.content ?? '')
      }
      const lost = kept.filter(({ path, text }) => !written.get(path)?.includes(text))
      process.stdout.write(`${engine}: ${kept.length} texts of pages, ${size.kills} kills, ${lost.length} lost\n`)
      expect(lost).toEqual([])
      expect(kept.length).toBeGreaterThan(Number(EDITS) / 10)
      expect(await verifyAudit(database)).toMatchObject({ ok: true })
      return {}
    })
  },
  // A busy machine takes seconds for an edit of four windows at once.
  Number(EDITS) * 6_000,
)

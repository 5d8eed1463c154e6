import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../services/database/database.ts'
import { migrateDatabase } from '../services/database/migrate-database.ts'
import type { Database } from '../services/database/schema.ts'
import { notesIn } from './join-proof.ts'
import { startProcesses } from './start-processes.ts'

interface Processes extends Pick<ReturnType<typeof startProcesses>, 'play' | 'crashes'> {
  database: Database
  /** What the processes have noted, killed ones too. */
  notes<Note>(): Note[]
}

/**
 * Runs a proof with several processes on one database.
 * @param databaseUrl an empty database, which gets its tables, or one with them
 * @param program the path of a program that calls `joinProof`
 * @param size `parameters`: those of each process; `rounds`: how many are played; `kills`: at most one in a round
 * @returns what the proof returns
 */
export async function withProcesses<Result>(
  databaseUrl: string,
  program: string,
  { parameters, rounds, kills }: { parameters: readonly string[][]; rounds: number; kills: number },
  prove: (processes: Processes) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-proof-'))
  const database = openDatabase(databaseUrl)
  const noteFiles = [...parameters.keys()].map((index) => join(folder, `${index}.log`))
  const given = parameters.map((own, index) => [databaseUrl, noteFiles[index] ?? '', ...own])
  const { play, crashes, end } = startProcesses(program, given, { rounds, kills })
  const notes = <Note>() => noteFiles.flatMap((file) => notesIn<Note>(file))
  try {
    await migrateDatabase(database)
    return await prove({ database, play, notes, crashes })
  } finally {
    end()
    await database.destroy()
    rmSync(folder, { recursive: true })
  }
}

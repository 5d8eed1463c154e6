import { existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { openDatabase } from '../services/database/database.ts'
import { unlessBusy } from './is-busy.ts'

/** A process of a proof, as `withProcesses` starts it. It plays each round that its parent sends until it is killed. */
export function joinProof<Note extends object>() {
  const [databaseUrl = '', noteFile = '', ...parameters] = process.argv.slice(2)
  process.on('disconnect', () => process.exit())
  const file = openSync(noteFile, 'a')
  /** Adds a line to its file at once, as a client outside would remember an answer. */
  const note = (note: Note) => void writeSync(file, `${JSON.stringify(note)}\n`)
  function playRounds<Round>(play: (round: Round) => Promise<void>): void {
    process.on('message', async (round: Round) => {
      await play(round)
      process.send?.('played')
    })
    process.send?.('ready')
  }
  return {
    database: openDatabase(databaseUrl),
    parameters,
    note,
    playRounds,
    /** Plays rounds of so many steps by some people at the same time, and notes what each step answers. */
    playSteps(step: () => Promise<Note[]>, people = 1): void {
      playRounds<{ steps: number }>(async ({ steps }) => {
        let left = steps
        const person = async () => {
          for (; left > 0; left -= 1) {
            for (const answer of (await step().catch(unlessBusy)) ?? []) note(answer)
            // SQLite answers at once: without a turn of the event loop, people would act one after the other.
            await turn()
          }
        }
        await Promise.all(Array.from({ length: people }, person))
      })
    },
  }
}

/** All notes of a file. A process that is killed while it writes leaves half a line: nothing was answered. */
export function notesIn<Note>(file: string): Note[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.endsWith('}')).map((line): Note => JSON.parse(line))
}

import { answerLog } from '../answer-log.ts'

const attemptsPerMessage = 10

/**
 * Edits for ever, and tells the process that started this one how often.
 * @param edit @returns what the office answered as saved, which goes into the file of the second argument
 */
export async function editUntilKilled(edit: () => Promise<object | undefined>): Promise<never> {
  process.on('disconnect', () => process.exit())
  const write = answerLog(process.argv[3] ?? '')
  for (let attempt = 1; ; attempt += 1) {
    try {
      const kept = await edit()
      if (kept) write(kept)
    } catch (error) {
      // Another transaction was in the way for too long: the text was not answered as saved.
      if (!(error instanceof Error && 'code' in error)) throw error
    }
    if (attempt % attemptsPerMessage === 0) process.send?.(attemptsPerMessage)
  }
}

import { existsSync, openSync, readFileSync, writeSync } from 'node:fs'

/** A function that adds an answer to a file at once, as a client outside would remember it. */
export function answerLog<Answer>(file: string): (answer: Answer) => void {
  const log = openSync(file, 'a')
  return (answer) => writeSync(log, `${JSON.stringify(answer)}\n`)
}

/** All answers of a file. A process that is killed while it writes leaves half a line: nothing was answered. */
export function readAnswers<Answer>(file: string): Answer[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.endsWith('}')).map((line): Answer => JSON.parse(line))
}

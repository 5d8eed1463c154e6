import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { keepRunning } from './keep-running.ts'

/** Keeps a program running that listens and then does `then`. Returns the lines that were printed. */
function keep(then: string) {
  const folder = temporaryFolder()
  const [file, log] = [join(folder, 'kept.mjs'), join(folder, 'log')]
  const note = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(log)}, 'x');`
  writeFileSync(file, `${note} process.on('SIGTERM', () => process.exit(0)); ${then}`)
  const said: string[] = []
  const kept = keepRunning({ name: 'The office', file, environment: process.env }, (sentence) => said.push(sentence))
  onTestFinished(() => kept.stop())
  return { kept, said }
}

test('a process that dies is started again, and ends on request', async () => {
  const marker = join(temporaryFolder(), 'once')
  const { kept, said } = keep(`import { existsSync, writeFileSync } from 'node:fs'; setInterval(() => {}, 1000);
    process.send({ port: 1 }, () => {
      if (existsSync(${JSON.stringify(marker)})) process.send({ port: 2 });
      else { writeFileSync(${JSON.stringify(marker)}, ''); process.kill(process.pid, 'SIGKILL'); }
    })`)
  expect(await kept.ports).toEqual({ port: 1 })
  await expect.poll(() => said).toEqual(['The office died (signal SIGKILL) and is started again.'])
  kept.stop()
  await kept.ended
  expect(said).toHaveLength(1)
})

test('a process that dies at once again and again is given up in a sentence', async () => {
  const { kept, said } = keep('process.send({ port: 1 }, () => process.exit(7))')
  expect(await kept.ended).toBe(1)
  expect(said).toHaveLength(3)
  expect(said.at(-1)).toBe('The office died 3 times in a row (code 7). It is not started again: see above why.')
})

test('a process that found the database locked is started again until it listens', async () => {
  const folder = temporaryFolder()
  const starts = JSON.stringify(join(folder, 'starts'))
  const { kept, said } = keep(`import { existsSync, readFileSync } from 'node:fs'; appendFileSync(${starts}, 'x');
    if (readFileSync(${starts}, 'utf8').length < 5) process.exit(75);
    setInterval(() => {}, 1000); process.send({ port: 5 })`)
  expect(await kept.ports).toEqual({ port: 5 })
  expect(said).toEqual([])
})

test('a process that ends before it listens is not started again: it has said why', async () => {
  const { kept, said } = keep('process.exit(1)')
  expect(await kept.ports).toBeUndefined()
  expect(await kept.ended).toBe(1)
  expect(said).toEqual([])
})

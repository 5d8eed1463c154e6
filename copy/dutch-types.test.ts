import { spawnSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const typeOf = (file: string) => `typeof import(${JSON.stringify(resolve('copy', file))})`

/** What the compiler says about a program that takes the words of each Dutch file for those of an English one. */
function problemsOf(pairs: readonly (readonly [dutch: string, english: string])[]): string[] {
  const folder = temporaryFolder()
  const lines = pairs.map(([nl, en]) => `({}) as ${typeOf(`nl/${nl}`)} satisfies ${typeOf(`en/${en}`)};`)
  writeFileSync(join(folder, 'words.ts'), lines.join('\n'))
  const types = { types: ['node'], typeRoots: [resolve('node_modules/@types')] }
  const config = { extends: resolve('tsconfig.json'), compilerOptions: types, include: [], files: ['words.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
  return stdout.split(/\n(?=\S)/).filter(Boolean)
}

test('the compiler finds every English name among the Dutch words, with its type', () => {
  const pairs = globSync('**/*.ts', { cwd: 'copy/en' }).map((file) => [file, file] as const)
  // The last pair proves that the check finds a missing name.
  const problems = problemsOf([...pairs, ['media.ts', 'home.ts']])
  expect(problems).toEqual([expect.stringContaining(`Property 'home' is missing`)])
})

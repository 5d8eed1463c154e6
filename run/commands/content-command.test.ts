import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandEnvironment } from '../../testing/command-environment.ts'

function content(...parameters: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { ...commandEnvironment, DATABASE_URL: `sqlite:${join(folder, 'test.db')}` }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run/commands/content-command.ts', ...parameters], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the report ends with 1 while there is something to fix', () => {
  const { status, stdout } = content('report')
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^Content on 20[\s\S]*Company data that the law or visitors need \(legal-data\): \d+\n[\s\S]*to fix\.\n$/,
  )
})

test.each([[[]], [['report', 'all']], [['report', '--loud']]])(
  '%j could not look: it ends with 2 and shows how the command is used',
  (parameters) => {
    const { status, stdout, stderr } = content(...parameters)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^npm run content -- report/)
  },
)

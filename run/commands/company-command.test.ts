import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../../domain/company/brand.ts'
import { commandEnvironment } from '../../testing/command-environment.ts'
import { answers } from '../../testing/company/answers.ts'
import { companyWith } from '../../testing/company/company-with.ts'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'company-')), 'ours')

function command(parameters: string[], lines: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run/commands/company-command.ts', ...parameters], {
    env: { ...commandEnvironment, COMMANDS_RUN_AS: 'sudo example' },
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a new company is written from answers, and contains nothing of the sample except what check reports', () => {
  const folder = newFolder()
  const [name = '', , ...others] = answers
  // The second answer is none, and the office closes before it opens: both are asked for again.
  const wrong = others.map((answer) => (answer === '17:00' ? '8:30' : answer))
  const made = command(['new', folder], [name, 'soon', '2019', ...wrong, '9:00', '17:00'])
  expect(made).toMatchObject({ status: 0, stderr: '' })
  expect(made.stdout).toContain('That has to be a year.')
  expect(made.stdout).toContain('hours has to close later than it opens. Again:')
  expect(made.stdout).toContain(`sudo example company check ${folder}\nTo serve it:        name it as COMPANY_DIR`)
  const files = globSync(`${folder}/*`)
  expect(files.length).toBeGreaterThan(6)
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toContain(brand)

  const checked = command(['check', folder])
  expect(checked).toMatchObject({ status: 1, stderr: '' })
  expect(checked.stdout).toMatch(
    /missing: 1\n.*IBAN of the account, the Netherlands: missing[\s\S]*The number of homes cleaned: [\s\S]* tariffs-nl\.json: still has sample prices\n\n\d+ things to/,
  )
  expect(checked.stdout).not.toMatch(/Conflicts|Colours/)
  expect(command(['new', folder], answers)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('is not empty'),
  })
})

test('answers that end too early leave no folder', () => {
  const folder = newFolder()
  expect(command(['new', folder], answers.slice(0, 5))).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('nothing was written'),
  })
  expect(globSync(folder)).toEqual([])
})

test('a folder that the sites could not start with is reported with file and line, and ends with 2', () => {
  const { status, stderr } = command(['check', companyWith({ 'opens: 08:00': 'opens: 8am' })])
  expect(status).toBe(2)
  expect(stderr).toMatch(/company\.yaml, line \d+: hours\.opens has to be a time such as 08:00\.\n$/)
})

test('a logo that is not a plain SVG is a mistake', () => {
  const folder = companyWith({})
  writeFileSync(join(folder, 'logo.svg'), 'PNG')
  expect(command(['check', folder])).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/logo\.svg, line 1: has to begin with <svg and a viewBox/),
  })
})

test('words and a path that belong to another company or page are contradictions', () => {
  const other = command([
    'check',
    companyWith({ 'brand: Helderhuis': 'brand: Blinkwerk', '/helderhuis-hengelo': '/media' }),
  ])
  expect(other.stdout).toMatch(
    /Another page already has the address \/media\.[\s\S]*words-en\.yaml, line \d+: This text .* your name, Blinkwerk/,
  )
})

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../../domain/company/company.ts'
import { answers } from '../../testing/company/answers.ts'
import { companyWith } from '../../testing/company/company-with.ts'
import { runCommand } from '../../testing/run-command.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const newFolder = () => join(temporaryFolder(), 'ours')

const command = (parameters: string[], lines: readonly string[] = []) =>
  runCommand('company', parameters, { COMMANDS_RUN_AS: 'sudo example' }, lines.map((line) => `${line}\n`).join(''))

test('a new company is written from answers, and contains nothing of the sample except what check reports', async () => {
  const folder = newFolder()
  const [countries = '', name = '', , ...others] = answers.both
  // A year and a legal form are none, and the office closes before it opens: all are asked for again.
  const wrong = others
    .map((answer) => (answer === '17:00' ? '8:30' : answer))
    .flatMap((answer) => (answer === 'Blinkwerk Belgium BV' ? [answer, 'y'] : answer))
  const made = await command(['new', folder], [countries, name, 'soon', '2019', ...wrong, '9:00', '17:00'])
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).toContain('That has to be a year.')
  expect(made.out).toContain('That has to be a legal form, such as B.V. or eenmanszaak.')
  expect(made.out).toContain('hours has to close later than it opens. Again:')
  expect(made.out).toContain(`sudo example company check ${folder}\nTo serve it:        name it as COMPANY_DIR`)
  const files = globSync(`${folder}/*`)
  expect(files.length).toBeGreaterThan(6)
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toContain(brand)

  const checked = await command(['check', folder])
  expect(checked).toMatchObject({ code: 1, err: '' })
  expect(checked.out).toMatch(
    /missing: 1\n.*IBAN of the account, the Netherlands: missing[\s\S]*Visits on Saturday: [\s\S]* tariffs-nl\.json: still has sample prices\n\n\d+ things to/,
  )
  expect(checked.out).not.toMatch(/Conflicts|Colours/)
  expect(await command(['new', folder], answers.both)).toMatchObject({
    code: 2,
    err: expect.stringContaining('is not empty'),
  })
})

test('answers that end too early leave no folder', async () => {
  const folder = newFolder()
  expect(await command(['new', folder], answers.both.slice(0, 5))).toMatchObject({
    code: 2,
    err: expect.stringContaining('nothing was written'),
  })
  expect(globSync(folder)).toEqual([])
})

test('a folder that the sites could not start with, or a logo that is not a plain SVG, is reported with file and line', async () => {
  const folder = companyWith({})
  writeFileSync(join(folder, 'logo.svg'), 'PNG')
  for (const [wrong, said] of [
    [
      companyWith({ 'opens: 08:00': 'opens: 8am' }),
      /company\.yaml, line \d+: hours\.opens has to be a time such as 08:00\.\n$/,
    ],
    [folder, /logo\.svg, line 1: has to begin with <svg and a viewBox/],
  ] as const)
    expect(await command(['check', wrong])).toMatchObject({ code: 2, err: expect.stringMatching(said) })
})

test('words and a path that belong to another company or page are contradictions', async () => {
  const other = await command([
    'check',
    companyWith({ 'brand: Helderhuis': 'brand: Blinkwerk', '/helderhuis-hengelo': '/media' }),
  ])
  expect(other.out).toMatch(
    /Another page already has the address \/media\.[\s\S]*words-en\.yaml, line \d+: This text .* your name, Blinkwerk/,
  )
})

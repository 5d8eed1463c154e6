import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { replaceValues, type ValueChange } from '../../services/company/replace-values.ts'
import { answers } from './answers.ts'

const provinces = ['noordHolland', 'overijssel']

/**
 * Vitest's global set-up: a second company as its owner makes it, by the command, in the folder that the project's
 * tests read. With both countries it has a branch, and its accountant has confirmed reverse charge; the Dutch one goes
 * to two provinces, with one team.
 * @returns a function that removes it when all tests are done
 */
export function setup(project: TestProject): () => void {
  const { COMPANY_DIR: folder, COMPANY_COUNTRIES: countries } = project.config.env
  if (!folder || !(countries === 'both' || countries === 'BE' || countries === 'NL'))
    throw new Error('The project names no COMPANY_DIR and COMPANY_COUNTRIES')
  const { status, stderr } = spawnSync(process.execPath, ['run/commands/company-command.ts', 'new', folder], {
    env: { PATH: process.env.PATH },
    input: `${answers[countries].join('\n')}\n`,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The second company was not made: ${stderr}`)
  const remove = () => rmSync(folder, { recursive: true })
  const file = join(folder, 'company.yaml')
  const change = (changes: readonly ValueChange[]) =>
    writeFileSync(file, replaceValues(readFileSync(file, 'utf8'), changes))
  if (countries === 'NL') {
    change([{ path: ['area', 'NL'], value: { only: [...provinces] } }])
    const tariff = JSON.parse(readFileSync(join(folder, 'tariffs-nl.json'), 'utf8'))
    const regions = Object.fromEntries(provinces.map((province) => [province, tariff.regions[province]]))
    writeFileSync(join(folder, 'tariffs-nl.json'), JSON.stringify({ ...tariff, regions, areas: [] }))
  }
  if (countries !== 'both') return remove
  const confirmed = { confirmed: { by: 'The accountant', on: '2026-05-01' } }
  change([
    { path: ['reverseCharge', 'BE'], value: confirmed },
    { path: ['branch'], value: { country: 'NL', path: '/blinkwerk-haarlem', place: 'Haarlem' } },
    { path: ['figures', 'homesCleaned'], value: '1200' },
    { path: ['closedDays'], value: ['01', '02', '03', '04', '05'].map((day) => `2027-02-${day}`) },
  ])
  return remove
}

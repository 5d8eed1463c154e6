import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colours, readColours } from '../../domain/company/colours.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import { companyWith } from '../../testing/company/company-with.ts'
import { Findings } from './findings.ts'
import { contrast, inspectColours } from './inspect-colours.ts'

function folderWithColour(before: string, after: string): string {
  const folder = companyWith({})
  const file = join(folder, 'colours.css')
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
  return folder
}

function saidOf(folder: string): string[] {
  const findings = new Findings()
  inspectColours(findings, readColours(folder))
  return findings.all.map(({ where, message }) => `${String(where).replace(/^.*(?=colours\.css)/, '')}: ${message}`)
}

test('the colours of the sample can be told apart; a pale brand colour is named with its line and ratio', () => {
  expect(saidOf(companyFolder)).toEqual([])
  const line =
    readFileSync('company/colours.css', 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('--green:')) + 1
  expect(saidOf(folderWithColour('--green: light-dark(#1f5b4c', '--green: light-dark(#8ad9bc'))).toEqual([
    `colours.css, line ${line}: On light screens, --green is hard to see on --paper: the contrast is 1.6, and has to be at least 4.5.`,
    `colours.css, line ${line}: On light screens, --green is hard to see on --surface: the contrast is 1.6, and has to be at least 4.5.`,
    `colours.css, line ${line + 1}: On light screens, --on-green is hard to see on --green: the contrast is 1.6, and has to be at least 4.5.`,
  ])
})

test('a colour that is missing or no pair is refused in words', () => {
  expect(() => readColours(folderWithColour('--sky: light-dark(', '--skies: light-dark('))).toThrow(
    'colours.css: --sky is missing.',
  )
  expect(() => readColours(folderWithColour('#dcedf1, #1b363c', 'skyblue, #1b363c'))).toThrow(
    '--sky has to be two colours, such as light-dark(#1f5b4c, #8ad9bc).',
  )
})

const { dusk, green, night, paper, surface, sand, mint, sky, sun, 'line-strong': edge } = colours

test.each(['light', 'dark'] as const)('the house lights up on %s screens: what is lit is what shines', (screen) => {
  const wall = screen === 'light' ? dusk.light : mixed(green.dark, paper.dark, 0.25)
  expect(contrast(sun[screen], wall), 'a lit pane on the wall').toBeGreaterThanOrEqual(4.5)
  expect(contrast(sun[screen], '#8f7132'), 'beside the dim half').toBeGreaterThanOrEqual(2)
  expect(contrast(sun[screen], night[screen]), 'beside a dark pane').toBeGreaterThanOrEqual(7)
  expect(contrast(night[screen], wall), 'a dark pane on the wall').toBeGreaterThanOrEqual(1.5)
  // On what sites and office lay it; where the wall is faint, its outline is its edge (WCAG 2.2, 1.4.11).
  for (const ground of [paper, surface, sand, mint, sky, colours['sun-soft'], night])
    expect(Math.max(...[wall, edge[screen]].map((each) => contrast(each, ground[screen])))).toBeGreaterThanOrEqual(3)
})

/** `color-mix(in srgb, one share, other)`. */
function mixed(one: string, other: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mix = [1, 3, 5].map((at) => Math.round(part(one, at) * share + part(other, at) * (1 - share)))
  return `#${mix.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}

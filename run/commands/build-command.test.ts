import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { otherLanguage } from '../../domain/language.ts'
import { readSiteAssets } from '../../site/respond/site-assets.ts'
import { compressedSize } from '../../testing/compressed-size.ts'
import { textsOf } from '../../testing/texts-of.ts'

type CopyFiles = Record<string, unknown>

/** Without the words of the branch: no build has them, they are read from the company's folder. */
const copy = {
  en: import.meta.glob<unknown>(['../../copy/en/**/*.ts', '!**/local-branch.ts'], { eager: true }),
  nl: import.meta.glob<unknown>(['../../copy/nl/**/*.ts', '!**/local-branch.ts'], { eager: true }),
}
/** Words that both sites contain on purpose, such as the checklist that tenant and landlord read side by side. */
const shared = textsOf(import.meta.glob<unknown>(['../../copy/*.ts', '!../../copy/*.test.ts'], { eager: true }))

/** Sentences found unchanged in a bundle: long enough to be unique, with nothing to escape. */
const sentencesOf = (value: unknown) => textsOf(value).filter((text) => /^[\p{L}\p{N} ,.:;–?!()%{}-]{30,}$/u.test(text))

const scriptsOf = (language: string) =>
  globSync(`dist/${language}/{client,server}/**/*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

describe.each(['en', 'nl'] as const)('the build of the %s site', (language) => {
  const scripts = scriptsOf(language)
  const client = `dist/${language}/client`
  const assets = readSiteAssets(`dist/${language}`)
  const islands = globSync('site/islands/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => basename(file, '.tsx'))

  test('contains its own words and no sentence of the other language', () => {
    const own = copy[language] as CopyFiles
    const others = copy[otherLanguage(language)] as CopyFiles
    const ownTexts = new Set([...textsOf(own), ...shared])
    const unused = Object.keys(own).filter((file) => {
      const sentences = sentencesOf(own[file])
      return sentences.length > 0 && !sentences.some((text) => scripts.includes(text))
    })
    const foreign = sentencesOf(others).filter((text) => !ownTexts.has(text))
    expect(unused, 'copy that no page shows').toEqual([])
    expect(foreign.length).toBeGreaterThan(500)
    expect(foreign.filter((text) => scripts.includes(text))).toEqual([])
  })

  test('keeps native modules and their wrappers out of the bundle', () => {
    const server = readFileSync(`dist/${language}/server/main.js`, 'utf8')
    for (const name of ['better-sqlite3', 'pg', 'nodemailer']) expect(server).toMatch(new RegExp(`from ?"${name}`))
    expect(globSync(`dist/${language}/**/*.node`)).toEqual([])
    const outside = [...scripts.matchAll(/from ?"(better-sqlite3|pg|nodemailer|kysely|pino|node:[a-z/]+)"/g)]
    const inBrowser = globSync(`${client}/**/*.js`).map((file) => readFileSync(file, 'utf8'))
    expect(outside.length).toBeGreaterThan(0)
    expect(inBrowser.filter((script) => /from ?"(?:[^./]|node:)/.test(script))).toEqual([])
  })

  test('runs at most 1.5 KB of script for visitors who only read', () => {
    expect(compressedSize(`${client}${assets.of('home').boot}`)).toBeLessThanOrEqual(1536)
  })

  test('asks for consent without React, with at most 3 KB of script', () => {
    const { module } = assets.consent
    const imported = [...readFileSync(`${client}${module}`, 'utf8').matchAll(/from"\.\/([^"]+)"/g)].map(
      ([, file]) => file,
    )
    const files = [module, ...imported.map((file) => `/assets/${file}`)]
    const bytes = files.map((file) => compressedSize(`${client}${file}`))
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3 * 1024)
  })

  // React is 61 KB of it (R15.2).
  test.each(islands)('at the first touch of island %s loads at most 70 KB of script', (island) => {
    const bytes = assets
      .of('home')
      .modulesOf(island)
      .map((file) => compressedSize(`${client}${file}`))
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70 * 1024)
  })
})

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, type Language, languages } from '../../domain/language.ts'
import { clearFormerFiles, layFilesAside } from './former-files.ts'

const sources = ['domain', 'copy', 'ui', 'site', 'order', 'artwork', 'server', 'vite.config.ts', 'package-lock.json']

/** Builds the given languages, each in a process of its own, unless nothing has changed since they were built. */
export async function buildSites(languages: readonly Language[]): Promise<void> {
  const stamp = stampOfSources()
  const stale = languages.filter((language) => !isBuilt(language, stamp))
  if (stale.length === 0) return
  process.stdout.write(`Building ${stale.join(' and ')}…\n`)
  for (const language of stale) {
    // What a build that breaks off leaves behind is nobody's.
    rmSync(stampFile(language), { force: true })
    layFilesAside(`dist/${language}`)
  }
  const built = await Promise.allSettled(stale.map(build))
  for (const each of built) if (each.status === 'rejected') throw each.reason
  for (const language of stale) {
    clearFormerFiles(`dist/${language}`, new Date())
    writeFileSync(stampFile(language), stamp)
  }
}

const stampFile = (language: Language) => `dist/${language}/.built`

const isBuilt = (language: Language, stamp: string) =>
  existsSync(stampFile(language)) && readFileSync(stampFile(language), 'utf8') === stamp

async function build(language: Language): Promise<void> {
  const site = `dist/${language}/client`
  const failed = `The ${language} site could not be built; the reason stands above.`
  await runNode(language, failed, 'node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn')
  publishPageAssets(`dist/${language}`)
  await runNode(language, failed, 'artwork/draw-share-pictures.ts', site)
  await runNode(language, failed, 'server/commands/compress-assets.ts', site)
}

/** Runs a program with the words of a language; rejects with the sentence `failed` when it does not end well. */
function runNode(language: Language, failed: string, ...parameters: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions', language, ...parameters], {
      env: { ...process.env, SITE_LANGUAGE: language, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(failed))))
  })
}

/** Pictures, fonts and videos of pages come out of the server's build; the browser fetches them from the client's folder. */
function publishPageAssets(folder: string): void {
  cpSync(join(folder, 'server/assets'), join(folder, 'client/assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.css'),
  })
}

/** A digest of every source file: cheaper than asking Vite whether something changed. */
function stampOfSources(): string {
  const hash = createHash('sha256')
  for (const source of sources) for (const file of filesBelow(source)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (!/^[^.]+$/.test(path.split('/').at(-1) ?? '')) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (import.meta.main) {
  const language = process.env.SITE_LANGUAGE
  await buildSites(isLanguage(language) ? [language] : languages)
}

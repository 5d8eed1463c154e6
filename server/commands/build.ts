import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, type Language, languages } from '../../domain/language.ts'
import { clearFormerFiles, layFilesAside } from './former-files.ts'

const sources = ['domain', 'copy', 'ui', 'site', 'artwork', 'server', 'vite.config.ts', 'package-lock.json']

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

function build(language: Language): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'], {
      env: { ...process.env, SITE_LANGUAGE: language, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`The ${language} site could not be built; the reason stands above.`))
      publishPageAssets(`dist/${language}`)
      const compress = spawn(process.execPath, ['server/commands/compress-assets.ts', `dist/${language}/client`], {
        stdio: 'inherit',
      })
      compress.once('error', reject)
      compress.once('exit', (status) =>
        status === 0 ? resolve() : reject(new Error(`The files of the ${language} site could not be compressed.`)),
      )
    })
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

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { companyWords } from '../../copy/company-words.ts'
import { company, servedLanguages } from '../../domain/company/company.ts'
import { companyFolder, endWithReasons } from '../../domain/company/read-company.ts'
import { isLanguage, type Language } from '../../domain/language.ts'
import { checkPhotographs, strippedPhotograph } from '../../services/company/check-photographs.ts'
import { clearFormerFiles, layFilesAside } from './former-files.ts'

/** The targets of a build: the sites of a language, or the office, which has both languages. */
type Build = Language | 'office'

const sourceFolders = ['domain', 'copy', 'ui', 'site', 'order', 'office', 'services', 'run']
const sourceFiles = ['vite.config.ts', 'vite.office.config.ts', 'package-lock.json']

/** Builds the sites of some languages and the office, each in its own process, where their sources have changed. */
export async function buildSites(languages: readonly Language[]): Promise<void> {
  await checkPhotographs(companyFolder).catch(endWithReasons)
  const stamp = stampOfSources()
  const builds: Build[] = [...languages, 'office']
  const stale = builds.filter((build) => !isBuilt(build, stamp))
  if (stale.length === 0) return
  process.stdout.write(`Building ${stale.join(' and ')}…\n`)
  for (const build of stale) {
    // Nothing depends on the leftovers of a failed build.
    rmSync(stampFile(build), { force: true })
    layFilesAside(`dist/${build}`)
  }
  const built = await Promise.allSettled(
    stale.map((build) => (build === 'office' ? buildOffice() : buildLanguage(build))),
  )
  for (const each of built) if (each.status === 'rejected') throw each.reason
  for (const build of stale) {
    clearFormerFiles(`dist/${build}`, new Date())
    writeFileSync(stampFile(build), stamp)
  }
}

const stampFile = (build: Build) => `dist/${build}/.built`

const isBuilt = (build: Build, stamp: string) =>
  existsSync(stampFile(build)) && readFileSync(stampFile(build), 'utf8') === stamp

async function buildLanguage(language: Language): Promise<void> {
  const failed = `The ${language} site could not be built; the reason is above.`
  await runNode(language, failed, 'node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn')
  await publishPageAssets(`dist/${language}`)
  await runNode(language, failed, 'run/commands/complete-client.ts', `dist/${language}/client`, '--site')
}

async function buildOffice(): Promise<void> {
  const failed = 'The office could not be built; the reason is above.'
  const parameters = ['build', '--app', '--config', 'vite.office.config.ts', '--logLevel', 'warn']
  await runNode('en', failed, 'node_modules/vite/bin/vite.js', ...parameters)
  await publishPageAssets('dist/office', true)
  await runNode('en', failed, 'run/commands/complete-client.ts', 'dist/office/client')
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

/**
 * Pictures, fonts and videos of pages come out of the server's build; the browser fetches them from the client's
 * folder. Photographs tell no place, time or camera.
 * @param styles whether it fetches styles too, as in the office; other pages have theirs inline
 */
async function publishPageAssets(folder: string, styles = false): Promise<void> {
  cpSync(join(folder, 'server/assets'), join(folder, 'client/assets'), {
    recursive: true,
    filter: (file) => styles || !file.endsWith('.css'),
  })
  for (const file of globSync(`${folder}/client/assets/*.jpg`))
    writeFileSync(file, (await strippedPhotograph(readFileSync(file))) ?? '')
}

/** A digest of every source file and of what builds hold of the company: cheaper than asking Vite for changes. */
function stampOfSources(): string {
  const hash = createHash('sha256')
  const files = [...sourceFolders, ...sourceFiles].flatMap(filesBelow)
  for (const file of files) hash.update(file).update(readFileSync(file))
  // The company facts that a build contains; the rest is read when a process starts.
  const titles = servedLanguages.map((language) => companyWords(language).branch.title)
  hash.update(JSON.stringify([company.brand, company.branch, titles]))
  for (const file of filesBelow(companyFolder))
    if (/\.(?:svg|jpg|css)$/.test(file)) hash.update(file).update(readFileSync(file))
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const language = process.env.SITE_LANGUAGE
  await buildSites(isLanguage(language) ? [language] : servedLanguages)
}

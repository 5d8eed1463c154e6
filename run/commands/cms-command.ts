import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isLanguage, languages } from '../../domain/language.ts'
import { keyOf, type PageKey } from '../../services/cms/cms-pages.ts'
import { exportPages } from '../../services/cms/export-pages.ts'
import { importPages } from '../../services/cms/import-pages.ts'
import { writePageFile } from '../../services/cms/page-file.ts'
import { readHistory, restorePage } from '../../services/cms/page-history.ts'
import { readPageNow, readPagesNow } from '../../services/cms/page-now.ts'
import { type FileProblem, readPagesFolder } from '../../services/cms/read-pages-folder.ts'
import { setStatus } from '../../services/cms/set-status.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import type { Database } from '../../services/database/schema.ts'
import { readSettings, type Settings } from '../../services/settings/settings.ts'
import { fail, print, runCommand, typedPath } from './command-line.ts'

const usage = `npm run cms -- import DIR             brings the page files of a folder in, without what is active or wrong in them
npm run cms -- export DIR             writes all pages, their pictures, alternative texts and redirects as files
npm run cms -- list                   all pages
npm run cms -- show PAGE              one page, as its file would be
npm run cms -- publish PAGE …         shows drafts to visitors
npm run cms -- unpublish PAGE …       makes pages drafts
npm run cms -- history PAGE           the earlier versions of a page
npm run cms -- restore PAGE VERSION   restores an earlier version; VERSION is its time

PAGE is language and path, such as en/window-cleaning-antwerp. With --dry-run nothing is written: you only read what would be.
With --strict an import brings nothing in where anything is wrong.
`

interface Call {
  database: Database
  settings: Settings
  parameters: readonly string[]
  dryRun: boolean
  strict: boolean
}

const commands: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  import: importFolder,
  export: exportFolder,
  list,
  show,
  publish: (call) => changeStatus(call, 'published'),
  unpublish: (call) => changeStatus(call, 'draft'),
  history,
  restore,
}

/** `npm run cms`: imports, exports, publishes and restores CMS pages. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
  })
  const [verb = '', ...parameters] = positionals
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  if (!command) return fail(usage)
  const settings = readSettings(process.env)
  const database = openDatabase(settings.databaseUrl)
  try {
    await migrateDatabase(database)
    await command({ database, settings, parameters, dryRun: values['dry-run'], strict: values.strict })
  } finally {
    await database.destroy()
  }
}

async function importFolder({ database, settings, parameters: [name], dryRun, strict }: Call) {
  const folder = name && typedPath(name)
  if (!folder || !existsSync(folder)) return fail(folder ? `There is no folder ${folder}.\n` : usage)
  const pages = readPagesFolder(folder)
  const { changes, problems, done, pictures, lists } = await importPages(database, pages, {
    origins: settings.origin,
    now: new Date(),
    dryRun,
    strict,
  })
  printProblems(problems, strict)
  if (strict && isRefused(problems)) return fail('Nothing was imported: the errors above come first.\n')
  for (const { after, before, changed } of changes) {
    print(before ? `changed  ${keyOf(after)}: ${changed.join(', ')}` : `new      ${keyOf(after)}: ${after.title}`)
  }
  for (const { toPath, ...key } of lists.redirects) print(`redirect ${keyOf(key)}: ${toPath}`)
  for (const { name, alt } of lists.texts) print(`text     ${name}: ${alt}`)
  const unchanged = pages.pages.length - changes.length
  const sum = `${counted(changes.length, 'page')} new or changed, ${unchanged} unchanged, ${counted(pictures.length, 'picture')}`
  print(done ? `${sum}. Visible within a second.` : `${sum}. Nothing was written (--dry-run).`)
  const leftOut = new Set(problems.flatMap(({ file, severity }) => (severity === 'error' ? file : []))).size
  if (leftOut > 0) fail(`${counted(leftOut, 'file')} left out: see the errors above.\n`)
}

async function exportFolder({ database, parameters: [name], dryRun }: Call) {
  if (!name) return fail(usage)
  const { written, unchanged, removed, foreign } = await exportPages(database, typedPath(name), { dryRun })
  for (const file of written) print(`${dryRun ? 'would write' : 'written'}  ${file}`)
  for (const file of removed)
    print(`${dryRun ? 'would remove' : 'removed'}  ${file}: the page is written in the other format now`)
  for (const file of foreign) print(`left alone  ${file}: no page of the database is exported to it`)
  print(`${counted(written.length, 'file')} new or changed, ${unchanged} unchanged.`)
}

async function list({ database }: Call) {
  let count = 0
  for (const language of languages)
    for await (const { page } of readPagesNow(database, language, new Date())) {
      print(`${page.updatedAt}  ${page.status.padEnd(9)}  ${keyOf(page)}  ${page.title}`)
      count += 1
    }
  print(counted(count, 'page'))
}

async function show({ database, parameters: [name = ''] }: Call) {
  const key = keyFrom(name)
  const found = key && (await readPageNow(database, key, new Date()))
  if (found) process.stdout.write(writePageFile(found.page))
  else fail(key ? `There is no page ${name}.\n` : usage)
}

async function changeStatus({ database, settings, parameters, dryRun }: Call, status: 'draft' | 'published') {
  const keys = parameters.flatMap((name) => keyFrom(name) ?? [])
  if (keys.length === 0 || keys.length < parameters.length) return fail(usage)
  const options = { origins: settings.origin, now: new Date(), dryRun }
  const { changed, problems } = await setStatus(database, keys, status, options)
  printProblems(problems, true)
  if (isRefused(problems)) return fail('Nothing was changed: the errors above come first.\n')
  const what = status === 'draft' ? 'a draft' : 'published'
  for (const key of changed) print(`${keyOf(key)} ${dryRun ? 'would be' : 'is'} ${what}.`)
  if (changed.length < keys.length) print(`${counted(keys.length - changed.length, 'page')} already ${what}.`)
}

async function history({ database, parameters: [name = ''] }: Call) {
  const key = keyFrom(name)
  const found = key && (await readPageNow(database, key, new Date()))
  if (!found) return fail(key ? `There is no page ${name}.\n` : usage)
  const { page, replaced } = found
  for (const version of [page, ...(replaced ? [replaced] : []), ...(await readHistory(database, key))]) {
    const mark = version === page ? '  (now)' : ''
    print(`${version.updatedAt}  ${version.status.padEnd(9)}  ${version.title}${mark}`)
  }
}

async function restore({ database, parameters: [name = '', version = ''], dryRun }: Call) {
  const key = keyFrom(name)
  if (!key || !version) return fail(usage)
  const outcome = await restorePage(database, key, version, { now: new Date(), dryRun })
  if (outcome === 'no such page') fail(`There is no page ${name}.\n`)
  else if (outcome === 'no such version') fail(`${name} has no version ${version}; “history ${name}” lists them.\n`)
  else print(`${name} ${dryRun ? 'would be' : 'is'} again what it was at ${version}.`)
}

function keyFrom(name: string): PageKey | undefined {
  const [, language, path = ''] = /^\/?(en|nl)\/(.+)$/.exec(name) ?? []
  return isLanguage(language) ? { language, path } : undefined
}

const isRefused = (problems: readonly FileProblem[]) => problems.some(({ severity }) => severity !== 'warning')

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** @param refusing whether a flaw rejects the import */
function printProblems(problems: readonly FileProblem[], refusing: boolean) {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  for (const { file, line, severity, message } of sorted) {
    process.stderr.write(
      `${file}:${line}: ${severity === 'flaw' ? (refusing ? 'error' : 'warning') : severity}: ${message}\n`,
    )
  }
}

await runCommand(main, usage)

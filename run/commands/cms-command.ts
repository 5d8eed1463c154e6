import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { counted } from '../../copy/format/counted.ts'
import { keyOf } from '../../services/cms/cms-pages.ts'
import { exportPages } from '../../services/cms/export-pages.ts'
import { importPages } from '../../services/cms/import-pages.ts'
import type { FileProblem } from '../../services/cms/page-source.ts'
import { readPagesFolder } from '../../services/cms/read-pages-folder.ts'
import type { Database } from '../../services/database/schema.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { fail, inOwnDatabase, print, runCommand, typedPath } from './command-line.ts'

const usage = `npm run cms -- import DIR             imports the page files of a folder, without what is active or wrong in them
npm run cms -- export DIR             writes all pages, their pictures, alternative texts and redirects as files

The office writes, publishes and restores pages one by one. With --dry-run, nothing is written: it only says what would be.
With --strict, nothing is imported if anything is wrong.
`

interface Call {
  database: Database
  settings: Settings
  /** The folder as it was typed. */
  name: string
  dryRun: boolean
  strict: boolean
}

/** `npm run cms`: brings page files in, and writes them. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, strict: { type: 'boolean', default: false } },
  })
  const [verb, name] = positionals
  const command = verb === 'import' ? importFolder : verb === 'export' ? exportFolder : undefined
  if (!command || !name) return fail(usage)
  await inOwnDatabase((database, settings) =>
    command({ database, settings, name, dryRun: values['dry-run'], strict: values.strict }),
  )
}

async function importFolder({ database, settings, name, dryRun, strict }: Call) {
  const folder = typedPath(name)
  if (!existsSync(folder)) return fail(`There is no folder ${folder}.\n`)
  const pages = await readPagesFolder(folder)
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
  for (const { twin, ...page } of lists.twins) print(`twin     ${keyOf(page)}: ${twin}`)
  const unchanged = pages.pages.length - changes.length
  const sum = `${counted(changes.length, 'page')} new or changed, ${unchanged} unchanged, ${counted(pictures.length, 'picture')}`
  print(done ? `${sum}. Visible within a second.` : `${sum}. Nothing was written (--dry-run).`)
  const leftOut = new Set(problems.flatMap(({ file, severity }) => (severity === 'error' ? file : []))).size
  if (leftOut > 0) fail(`${counted(leftOut, 'file')} left out: see the errors above.\n`)
}

async function exportFolder({ database, name, dryRun }: Call) {
  const { written, unchanged, removed, foreign } = await exportPages(database, typedPath(name), { dryRun })
  for (const file of written) print(`${dryRun ? 'would write' : 'written'}  ${file}`)
  for (const file of removed)
    print(`${dryRun ? 'would remove' : 'removed'}  ${file}: the page is written in the other format now`)
  for (const file of foreign) print(`left alone  ${file}: no page of the database is exported to it`)
  print(`${counted(written.length, 'file')} new or changed, ${unchanged} unchanged.`)
}

const isRefused = (problems: readonly FileProblem[]) => problems.some(({ severity }) => severity !== 'warning')

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

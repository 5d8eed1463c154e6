import { pages as words } from '../../copy/office/en/pages.ts'
import type { Language } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import { checkLinks, formerPaths, type LinkingPage } from './check-links.ts'
import { cleanHtml, type KnownPicture } from './clean-html.ts'
import { keyOf } from './cms-pages.ts'
import { planLists } from './folder-lists.ts'
import { inspectContent } from './inspect-content.ts'
import { storedFields } from './page-fields.ts'
import { readTheseNow } from './page-now.ts'
import { type PageProblem, problemSentence } from './page-problems.ts'
import type { FileProblem, PageSource } from './page-source.ts'
import { type Picture, pictureAddress, pictureFolder } from './pictures.ts'
import type { PagesFolder } from './read-pages-folder.ts'
import type { PageChange } from './save-pages.ts'
import { withSmaller } from './shrink-picture.ts'

/** One page of the folder as it would be stored. */
export interface PlannedPage extends LinkingPage, PageChange {
  file: string
  source: PageSource
  /** The names of the fields that differ from the stored page. */
  changed: string[]
}

/** The changes that an import would make. */
export type ImportPlan = Awaited<ReturnType<typeof planImport>>

/** A folder whose pages are inspected and sanitized. */
export type PreparedFolder = Awaited<ReturnType<typeof prepareFolder>>

/**
 * Inspects and sanitizes the pages of a folder, and finds their pictures there or in the database. It takes some
 * milliseconds per page, so it runs before the transaction, which blocks other writers.
 * @returns `pages` with the addresses of their pictures; `pictures` that they use; `storedPictures`: the names of those
 *   of the database that pages or lists of the folder use
 */
export async function prepareFolder(database: Database, folder: PagesFolder) {
  const problems = [...folder.problems]
  const known = await storedPictureNames(database)
  const used = new Set<Picture>()
  const storedPictures = new Set<string>()

  function picture(name: string): KnownPicture | undefined {
    const { pictures } = folder
    const read = pictures.get(name)
    if (read) {
      used.add(read)
      return { src: pictureAddress(read.name), width: read.width, height: read.height }
    }
    if (!known.has(name)) return undefined
    storedPictures.add(name)
    return { src: pictureAddress(name) }
  }

  const pages = folder.pages.map(({ file, page, source }) => {
    const { problems: found, links, pictures } = inspectContent(page.content)
    const report = (line: number, severity: FileProblem['severity'], problem: PageProblem) =>
      problems.push({ file, line, severity, message: problemSentence(words, problem) })
    for (const { at, severity, problem } of found) report(source.lineOf(at), severity, problem)
    const missing = (line: number, name: string) => report(line, 'flaw', { kind: 'missingPicture', picture: name })
    for (const name of new Set(pictures)) if (!picture(name)) missing(source.lineOf(pictureAddress(name)), name)
    const ogName = page.ogImage.startsWith(pictureFolder) ? page.ogImage.slice(pictureFolder.length) : undefined
    const ogImage = ogName === undefined ? page.ogImage : picture(ogName)?.src
    if (ogImage === undefined) missing(source.lineOfField('ogImage'), ogName ?? '')
    const content = cleanHtml(page.content, picture)
    // The office knows pictures by their stored names alone.
    const markdown = page.markdown.replace(pictureInText, (whole, name: string) => picture(name)?.src ?? whole)
    return { file, page, source, content, markdown, ogImage: ogImage ?? '', links }
  })
  /** The stored name of a picture of the folder or the database. */
  const pictureNamed = (name: string) => picture(name)?.src.slice(pictureFolder.length)
  for (const { name } of folder.lists.pictures) picture(name)
  // The same name means the same bytes: those of the database have their copies.
  const pictures: Picture[] = []
  for (const one of used) pictures.push(known.has(one.name) ? one : await withSmaller(one))
  return { pages, pictures, lists: folder.lists, pictureNamed, storedPictures, problems }
}

/**
 * Compares a folder with the database, without writing.
 * @param origins public origins of both sites: absolute links to them are checked like relative ones
 */
export async function planImport(
  database: Database,
  folder: PreparedFolder,
  { origins, now }: { origins: Record<Language, string>; now: Date },
) {
  const problems = [...folder.problems]
  const coming = folder.pages.map(({ page }) => page)
  const stored = await readTheseNow(database, coming, now)
  const former = await formerPaths(database, coming)
  const pages = folder.pages.map(({ file, page, source, content, markdown, ogImage, links }): PlannedPage => {
    const { page: before, draft } = stored.get(keyOf(page)) ?? {}
    const publishAt = draft?.publishAt
    const after: CmsPageTable = {
      ...page,
      ogImage,
      content,
      markdown: markdown || (before?.content === content ? before.markdown : ''),
      status: page.status ?? before?.status ?? 'published',
      updatedAt: before?.updatedAt ?? earlier(page.updatedAt, now),
    }
    const changed = before ? storedFields.filter((name) => after[name] !== before[name]) : []
    const warn = (line: number, message: string) => problems.push({ file, line, severity: 'warning', message })
    if (before && changed.length > 0 && page.updatedAt && page.updatedAt < before.updatedAt) {
      const message = `the page was changed at ${before.updatedAt}, after this file was exported; that change would be undone`
      warn(source.lineOfField('updatedAt'), message)
    }
    const movedTo = before ? undefined : former.get(keyOf(page))
    if (movedTo !== undefined) {
      const message = `the page that was at “${page.path}” is now at “${movedTo}”: this file makes a second page`
      warn(source.lineOfField('path'), message)
    }
    if (before?.markdown && !after.markdown)
      warn(source.lineOf(''), 'editors wrote this page in Markdown; they will go on in the HTML of this file')
    if (changed.length > 0 && publishAt)
      warn(1, `a draft of this page, written in the office, goes live at ${publishAt} and then replaces this text`)
    return { file, source, before, after, changed, links }
  })
  for (const { page, problem } of await checkLinks(database, pages, origins, now)) {
    const { file, source } = page
    const line = problem.kind === 'no-counterpart' ? source.lineOfField('path') : source.lineOf(problem.href)
    const severity = problem.kind === 'broken' ? 'flaw' : 'warning'
    problems.push({ file, line, severity, message: problemSentence(words, problem) })
  }
  const { problems: inLists, ...lists } = await planLists(database, folder.lists, coming, folder.pictureNamed)
  problems.push(...inLists)
  return { pages, pictures: folder.pictures, lists, problems }
}

const pictureInText = /\/pictures\/([a-z0-9][a-z0-9._-]*)/g

const earlier = (updatedAt: string | undefined, now: Date) => {
  const latest = now.toISOString()
  return updatedAt !== undefined && updatedAt < latest ? updatedAt : latest
}

async function storedPictureNames(database: Database): Promise<Set<string>> {
  const rows = await database.selectFrom('picture').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

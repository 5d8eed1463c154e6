import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { isLanguage } from '../../domain/language.ts'
import { keyOf } from './cms-pages.ts'
import { listFiles, readLists } from './folder-lists.ts'
import { type PageFile, readPageFile } from './page-file.ts'
import type { FileProblem, PageSource } from './page-source.ts'
import { type Picture, readPicture } from './pictures.ts'

interface FiledPage {
  file: string
  page: PageFile
  source: PageSource
}

/** A folder of page files that was read. */
export type PagesFolder = Awaited<ReturnType<typeof readPagesFolder>>

const formats: Readonly<Record<string, 'html' | 'md'>> = { '.html': 'html', '.htm': 'html', '.md': 'md' }
const picturesFolder = 'pictures'

/**
 * Reads all page files of a folder (`.md` and `.html`, usually in `en/` and `nl/`), the pictures in `pictures/`, and
 * the lists of redirects and alternative texts.
 * Files with errors are skipped and reported. Hidden files and README files are ignored.
 * @throws the file system's error if the folder cannot be read
 */
export async function readPagesFolder(folder: string) {
  const { pictures, problems } = await readPictures(join(folder, picturesFolder))
  const { problems: inLists, ...lists } = readLists(folder)
  problems.push(...inLists)
  const pages: FiledPage[] = []
  for (const file of filesOf(folder)) {
    const format = formats[extname(file)]
    if (!format) {
      problems.push({ file, line: 1, severity: 'warning', message: 'this is not a page file (.md or .html): left out' })
      continue
    }
    const text = textIn(readFileSync(join(folder, file)))
    if (text === undefined) {
      problems.push({ file, line: 1, severity: 'error', message: 'the file is not text in UTF-8: save it as UTF-8' })
      continue
    }
    const read = readPageFile(text, format)
    problems.push(...read.problems.map((problem) => ({ file, ...problem })))
    if (read.page) pages.push({ file, page: read.page, source: read.source })
  }
  problems.push(...pages.flatMap(wrongFolder), ...duplicates(pages))
  const wrong = new Set(problems.flatMap(({ file, severity }) => (severity === 'error' ? file : [])))
  return { pages: pages.filter(({ file }) => !wrong.has(file)), pictures, lists, problems }
}

/** The text of a file; undefined if it is not UTF-8 or has a zero byte, which PostgreSQL cannot store. */
const textIn = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : undefined

/** The files of a folder that may be pages. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !Object.values<string>(listFiles).includes(file))
    .filter((file) => !file.startsWith(`${picturesFolder}/`) && !/(?:^|\/)(?:\.|readme\.)/i.test(file))
    .sort()
}

function wrongFolder({ file, page: { language }, source }: FiledPage): FileProblem[] {
  const [folder = ''] = file.split('/')
  if (!isLanguage(folder) || folder === language) return []
  const line = source.lineOfField('language')
  return [
    { file, line, severity: 'error', message: `language is ${language}, but the file is in the folder ${folder}` },
  ]
}

function duplicates(pages: readonly FiledPage[]): FileProblem[] {
  return [...Map.groupBy(pages, ({ page }) => keyOf(page)).values()].flatMap(([first, ...others]) =>
    others.map(({ file, page: { language, path }, source }) => {
      const message = `duplicate path: ${first?.file} has the page “${path}” (${language}) already`
      return { file, line: source.lineOfField('path'), severity: 'error', message }
    }),
  )
}

/** The pictures of a folder by the names that editors may use: the file's own name, and the name with the digest. */
async function readPictures(folder: string) {
  const pictures = new Map<string, Picture>()
  const problems: FileProblem[] = []
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  for (const { name } of entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))) {
    const picture = await readPicture(name, readFileSync(join(folder, name)))
    if (typeof picture === 'string') {
      problems.push({ file: `${picturesFolder}/${name}`, line: 1, severity: 'error', message: picture })
    } else {
      pictures.set(name, picture)
      pictures.set(picture.name, picture)
    }
  }
  return { pictures, problems }
}

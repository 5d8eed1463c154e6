import { marked } from 'marked'
import type { Database } from '../database/schema.ts'
import { cleanHtml } from './clean-html.ts'
import { inspectContent } from './inspect-content.ts'
import { pictureAddress } from './pictures.ts'
import { findPictureSize } from './stored-pictures.ts'

/** A body as an editor wrote it. */
export interface WrittenBody {
  format: 'html' | 'markdown'
  body: string
}

/** A body as it would be stored, with what cleaning left out. */
export type PreparedBody = Awaited<ReturnType<typeof prepareBody>>

/**
 * Inspects and cleans a body, with the sizes of its pictures. It takes some milliseconds, so call it before the
 * transaction.
 */
export async function prepareBody(database: Database, { format, body }: WrittenBody) {
  const html = format === 'markdown' ? marked.parse(body, { async: false }) : body
  const { problems, links, pictures } = inspectContent(html)
  const known = new Map<string, Awaited<ReturnType<typeof findPictureSize>>>()
  for (const name of pictures) known.set(name, await findPictureSize(database, name))
  const missing = [...known].filter(([, size]) => !size).map(([picture]) => picture)
  return {
    content: cleanHtml(html, (name) => {
      const size = known.get(name)
      return size && { src: pictureAddress(name), ...size }
    }),
    markdown: format === 'markdown' ? body : '',
    links,
    problems: [
      ...problems.map(({ severity, problem }) => ({ severity, problem })),
      ...missing.map((picture) => ({
        severity: 'flaw' as const,
        problem: { kind: 'missingPicture' as const, picture },
      })),
    ],
  }
}

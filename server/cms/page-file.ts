import { marked } from 'marked'
import { parse } from 'yaml'
import type { Language } from '../../domain/language.ts'
import { cleanHtml } from './clean-html.ts'

/** An editors' page as its file has it; all fields but the first three may be empty. */
export interface PageFile {
  language: Language
  path: string
  title: string
  breadcrumb: string
  heading: string
  content: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  ogTitle: string
  ogDescription: string
  ogImage: string
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

/**
 * Reads one page file: front matter with the field names of the specification, then a body in HTML or Markdown (decisions §7).
 * The content is cleaned on its way in.
 * @throws Error when the front matter is missing or lacks language, path or title
 */
export function readPageFile(text: string): PageFile {
  const head = frontMatter.exec(text)
  if (!head) throw new Error('The file has to begin with front matter between two lines of ---.')
  const fields: Record<string, unknown> = parse(head[1] ?? '') ?? {}
  const field = (name: string) => (fields[name] === undefined ? '' : String(fields[name]))
  const language = field('language')
  if (language !== 'en' && language !== 'nl') throw new Error('language has to be en or nl.')
  if (!field('path') || !field('title')) throw new Error('path and title are required.')
  return {
    language,
    path: field('path'),
    title: field('title'),
    breadcrumb: field('breadcrumb'),
    heading: field('heading'),
    content: cleanHtml(marked.parse(text.slice(head[0].length), { async: false })),
    metaTitle: field('metaTitle'),
    metaDescription: field('metaDescription'),
    metaKeywords: field('metaKeywords'),
    ogTitle: field('ogTitle'),
    ogDescription: field('ogDescription'),
    ogImage: field('ogImage'),
  }
}

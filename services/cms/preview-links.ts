import { createHmac, timingSafeEqual } from 'node:crypto'
import { questionAt } from '../../domain/website/faq-question.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import { keyOf, type PageKey } from './cms-pages.ts'
import { type PageDraft, readPageDraft } from './page-drafts.ts'

/** The address on each website at which drafts are previewed. */
export const previewPath = '/preview'

/** For so long a link to a preview works, in milliseconds: a working day. */
const previewTime = 8 * 60 * 60_000

/** The claims of a preview link: the path of the page, its expiry (epoch ms), and the signature of both. */
export interface PreviewClaim {
  path: string
  until: string
  signature: string
}

/**
 * A link to the draft of a page in the real website (R17.37), and until when it works. Anyone with the link sees the
 * draft as it is at that time. Publishing or discarding the draft removes its key, which ends the link.
 * @param origin of the website
 */
export function previewLink(origin: string, { page, previewKey }: PageDraft, now: Date): { href: string; until: Date } {
  const until = new Date(now.getTime() + previewTime)
  const query = new URLSearchParams({
    path: page.path,
    until: String(until.getTime()),
    signature: sign(previewKey, page, String(until.getTime())),
  })
  // The answer of a question is open on the page of all.
  const question = questionAt(page.path)
  return { href: `${origin}${previewPath}?${query}${question ? `#${question.id}` : ''}`, until }
}

/** The draft that a link shows; undefined if the link is not signed by us, too old, or its draft is gone. */
export async function findPreviewed(
  database: Database,
  language: PageKey['language'],
  { path, until, signature }: PreviewClaim,
  now: Date,
): Promise<CmsPageTable | undefined> {
  if (!/^\d{1,15}$/.test(until) || Number(until) <= now.getTime()) return undefined
  const draft = await readPageDraft(database, { language, path })
  if (!draft?.previewKey) return undefined
  const expected = Buffer.from(sign(draft.previewKey, { language, path }, until))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? draft.page : undefined
}

const sign = (key: string, page: PageKey, until: string) =>
  createHmac('sha256', key)
    .update(`${keyOf(page)} ${until}`)
    .digest('base64url')

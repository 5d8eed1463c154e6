import { createHmac, timingSafeEqual } from 'node:crypto'
import { mayDo } from '../../domain/people/person.ts'
import { questionAt } from '../../domain/website/faq-question.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import type { Session } from '../people/sessions.ts'
import { keyOf, type PageKey } from './cms-pages.ts'
import { type PageDraft, readPageNow } from './page-now.ts'

/** The address on each website at which drafts are previewed. */
export const previewPath = '/preview'

/** For so long a preview works, in milliseconds: a working day. */
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
  const time = now.getTime() + previewTime
  const claim = { path: page.path, until: String(time), signature: sign(previewKey, `${keyOf(page)} ${time}`) }
  return { href: previewAddress(origin, claim), until: new Date(time) }
}

/**
 * The address at which a page is previewed.
 * @param origin of the website
 * @param claim of typed text only the path: the rest is posted with it
 */
export function previewAddress(origin: string, claim: Pick<PreviewClaim, 'path'>): string {
  // The answer of a question is open on the page of all.
  const question = questionAt(claim.path)
  return `${origin}${previewPath}?${new URLSearchParams({ ...claim })}${question ? `#${question.id}` : ''}`
}

/** The draft that a link shows; undefined if the link is not signed by us, too old, or its draft is gone. */
export async function findPreviewed(
  database: Database,
  language: PageKey['language'],
  { path, until, signature }: PreviewClaim,
  now: Date,
): Promise<CmsPageTable | undefined> {
  const { draft } = (await readPageNow(database, { language, path }, now)) ?? {}
  if (!draft?.previewKey) return undefined
  const expected = sign(draft.previewKey, `${keyOf({ language, path })} ${until}`)
  return holds(until, signature, expected, now) ? draft.page : undefined
}

/**
 * A claim with which the person of a session has typed text shown as a page (R17.37). It ends with the session, whose
 * digest signs it, so neither it nor a link to a draft can be made of the other.
 */
export function claimTyped({ id, digest }: Pick<Session, 'id' | 'digest'>, page: PageKey, now: Date): string {
  const until = String(now.getTime() + previewTime)
  return [until, id, sign(digest, `typed ${keyOf(page)} ${until}`)].join('.')
}

/** Whether a claim holds: made for this page, not too old, and of someone who is signed in and may edit pages. */
export async function isTypedClaim(database: Database, page: PageKey, claim: string, now: Date): Promise<boolean> {
  const [, until = '', id = '', signature = ''] = /^(\d+)\.([\da-f-]+)\.([\w-]+)$/.exec(claim) ?? []
  const session = await database
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.personId')
    .select(['session.tokenDigest', 'person.role'])
    .where('session.id', '=', id)
    .where('person.disabledAt', 'is', null)
    .executeTakeFirst()
  if (!session || !mayDo(session.role, 'editPages')) return false
  return holds(until, signature, sign(session.tokenDigest, `typed ${keyOf(page)} ${until}`), now)
}

function holds(until: string, signature: string, expected: string, now: Date): boolean {
  const [given, ours] = [Buffer.from(signature), Buffer.from(expected)]
  return Number(until) > now.getTime() && given.length === ours.length && timingSafeEqual(given, ours)
}

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')

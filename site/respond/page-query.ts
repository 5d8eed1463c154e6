import { customerService } from '#copy/customer-service.ts'
import { language } from '#copy/language.ts'
import { reviews } from '#copy/reviews.ts'
import { fill } from '../../copy/fill.ts'
import { answerDeadline } from '../../copy/format/answer-deadline.ts'
import { spacedZipCode } from '../../copy/format/spaced-zip-code.ts'
import { answerBefore } from '../../domain/contact/answer-promise.ts'
import { cleanVisible } from '../../domain/contact/form-text.ts'
import { countryOf } from '../../domain/language.ts'
import { checkPostcode, longestPostcode } from '../../domain/places/postcode.ts'
import type { PageId } from '../../domain/website/pages.ts'
import { findAccepted } from '../../services/outbox/outbox.ts'
import type { ReviewCursor } from '../../services/reviews/list-reviews.ts'
import { readReviewList, reviewCursor } from '../../services/reviews/read-review-list.ts'
import type { ContactOutcome } from '../page-data/form-outcome.ts'
import type { PageFacts } from '../page-data/page-data.ts'
import { contentOfCmsPage } from './content-of-cms-page.ts'
import { type ContentServices, contentOfPage } from './content-of-page.ts'
import { comparisonAskedFor } from './package-pages.ts'
import { formPages } from './receive-form.ts'
import type { PageContent } from './render-response.ts'

/**
 * The content of a page whose query changes it: a postcode from the other-language site, the confirmation of a message, packages to compare, or a further page of reviews.
 * Undefined for any other query, so that addresses with foreign parameters share the cached page.
 */
export async function contentForQuery(
  services: ContentServices,
  pageId: PageId,
  query: URLSearchParams,
): Promise<PageContent | undefined> {
  if (query.size === 0) return undefined
  const zipCode = zipCodeIn(query)
  const outcome = formPages.some((id) => id === pageId)
    ? ((await formOutcome(services, query)) ?? questionOutOfArea(pageId, query))
    : undefined
  const comparison = comparisonAskedFor(pageId, query)
  const cursor = pageId === 'reviews' ? reviewCursor(query) : undefined
  if (!zipCode && !outcome && !comparison && !cursor) return undefined
  const facts = zipCode ? { zipCode } : {}
  return cursor
    ? await contentOfReviews(services, cursor, facts)
    : await contentOfPage(services, pageId, { ...comparison, ...(outcome && { outcome }) }, facts)
}

/** The postcode of a query as typed; undefined if there is none. */
const zipCodeIn = (query: URLSearchParams) =>
  cleanVisible((query.get('zipCode') ?? '').slice(0, longestPostcode)) || undefined

/** The content of a CMS page whose query has a postcode from the other-language site; undefined for any other query. */
export async function cmsContentForQuery(
  services: ContentServices,
  path: string,
  query: URLSearchParams,
): Promise<PageContent | undefined> {
  const zipCode = zipCodeIn(query)
  return zipCode ? await contentOfCmsPage(services, path, { zipCode }) : undefined
}

/** A further page of the reviews. Neither cached nor indexed: there are as many addresses as reviews. */
async function contentOfReviews(
  services: ContentServices,
  cursor: ReviewCursor,
  facts: Partial<PageFacts>,
): Promise<PageContent> {
  const list = await readReviewList(services, cursor)
  const content = await contentOfPage(services, 'reviews', { list }, { ...facts, unlisted: true })
  const page = list.status === 'ok' ? list.page : 1
  return { ...content, words: { ...content.words, metaTitle: fill(reviews.paging.metaTitle, { page }) } }
}

/** Prefills the message of a visitor from outside our area with their postcode. */
function questionOutOfArea(pageId: PageId, query: URLSearchParams): ContactOutcome | undefined {
  const check = checkPostcode(countryOf(language), zipCodeIn(query) ?? '')
  if (pageId !== 'customer-service' || check.ok || check.problem !== 'notCovered') return undefined
  return {
    state: 'idle',
    values: { remark: fill(customerService.outOfArea, { zipCode: spacedZipCode(check.zipCode ?? '') }) },
  }
}

async function formOutcome({ database }: ContentServices, query: URLSearchParams): Promise<ContactOutcome | undefined> {
  const sent = query.get('sent')
  const accepted = sent && (await findAccepted(database, sent))
  if (accepted) {
    const { kind, receipt, receivedAt } = accepted
    return { state: 'success', kind, receipt, deadline: answerDeadline(answerBefore(receivedAt, language)) }
  }
  return query.get('kind') === 'business' ? { state: 'idle', values: { kind: 'business' } } : undefined
}

import { customerService } from '#copy/customer-service.ts'
import { language } from '#copy/language.ts'
import { fill } from '../../copy/fill.ts'
import { answerDeadline } from '../../copy/format/answer-deadline.ts'
import { spacedZipCode } from '../../copy/format/format-work.ts'
import { answerBefore } from '../../domain/contact/answer-promise.ts'
import { cleanVisible } from '../../domain/contact/form-text.ts'
import { countryOf } from '../../domain/language.ts'
import { isPackageId } from '../../domain/packages/cleaning-packages.ts'
import { checkCoveredPostcode, longestPostcode } from '../../domain/places/postcode.ts'
import { type PageId, pages } from '../../domain/website/pages.ts'
import type { Database } from '../../services/database/schema.ts'
import { findAccepted } from '../../services/outbox/outbox.ts'
import type { FormOutcome } from '../page-data/form-outcome.ts'
import { siteCoverage } from '../page-data/own-area.ts'
import type { PageFacts } from '../page-data/page-facts.ts'
import type { Asked } from './read-page.ts'

/**
 * What a query adds to a page: a postcode from the other-language site, the confirmation of a message, packages to
 * compare, or a further page of reviews. Undefined for any other query, so that addresses with foreign parameters share
 * the cached page.
 */
export async function readQuery(
  services: { database: Database },
  pageId: PageId,
  query: URLSearchParams,
): Promise<Asked | undefined> {
  if (query.size === 0) return undefined
  const facts: Partial<PageFacts> = zipCodeIn(query)
  const asked: Asked = {}
  const outcome = pages[pageId].form && (await formOutcome(services, pageId, query))
  if (outcome) asked.outcome = outcome
  const [first, second] = query.getAll('compare').filter(isPackageId)
  if (pageId === 'cleaning-services' && first && second) asked.compare = [first, second]
  const page = Number(/^\d{1,4}$/.exec(query.get('page') ?? '')?.[0] ?? 1)
  if (pageId === 'reviews' && page > 1) {
    asked.reviews = page
    facts.unlisted = true
  }
  return Object.keys({ ...asked, ...facts }).length > 0 ? { ...asked, facts } : undefined
}

/** The postcode of a query, as typed. */
export function zipCodeIn(query: URLSearchParams): { zipCode?: string } {
  const zipCode = cleanVisible((query.get('zipCode') ?? '').slice(0, longestPostcode))
  return zipCode ? { zipCode } : {}
}

/** The state of a page's form: after it was sent, or with what links of ours fill in. */
async function formOutcome(
  { database }: { database: Database },
  pageId: PageId,
  query: URLSearchParams,
): Promise<FormOutcome | undefined> {
  const sent = query.get('sent')
  const accepted = sent && (await findAccepted(database, sent))
  if (accepted) {
    const { kind, receipt, receivedAt } = accepted
    return { state: 'success', kind, receipt, deadline: answerDeadline(answerBefore(receivedAt, language)) }
  }
  if (query.get('kind') === 'business') return { state: 'idle', values: { kind: 'business' } }
  if (pageId !== 'customer-service') return undefined
  return questionOutOfArea(query)
}

/** Prefills the message of a visitor from outside our area with their postcode. */
function questionOutOfArea(query: URLSearchParams): FormOutcome | undefined {
  const check = checkCoveredPostcode(countryOf(language), zipCodeIn(query).zipCode ?? '', siteCoverage)
  if (check.ok || check.problem !== 'notCovered') return undefined
  const remark = fill(customerService.outOfArea, { zipCode: spacedZipCode(check.zipCode ?? '') })
  return { state: 'idle', values: { kind: 'uncovered', remark } }
}

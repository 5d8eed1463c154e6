import { companyFolder } from '../../domain/company/read-company.ts'
import { type Language, languages } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { keyOf } from '../cms/cms-pages.ts'
import { readPagesNow } from '../cms/page-now.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, type FindingKind, Findings } from './findings.ts'
import { inspectFolder } from './inspect-folder.ts'
import { inspectLinks } from './inspect-links.ts'
import { inspectPage } from './inspect-page.ts'
import { inspectReviews, type ReviewFigures } from './inspect-reviews.ts'

/** The health of all content, for the site's owner. */
export interface ContentReport {
  /** ISO-8601. */
  madeAt: string
  pages: { published: Record<Language, number>; drafts: number }
  reviews: ReviewFigures
  /** The number of findings of each kind that occurs. */
  counts: Partial<Record<FindingKind, number>>
  total: number
  /** The first findings of each kind. */
  findings: readonly Finding[]
}

export interface ReportOptions {
  now: Date
  /** The age in days above which a review counts as old. */
  days: number
  /** Kinds of findings to leave out. */
  ignored: readonly FindingKind[]
  /** How many findings of each kind are listed. */
  limit: number
}

const batchSize = 500

/**
 * Checks all content that editors and owners are responsible for. Pages are read in batches, however many there are.
 */
export async function reportContent(
  database: Database,
  settings: Pick<Settings, 'origin' | 'googleReviews'>,
  options: ReportOptions,
): Promise<ContentReport> {
  const findings = new Findings(options.limit, options.ignored)
  inspectFolder(findings, companyFolder, officeClock(options.now).date)
  const counted = { published: { en: 0, nl: 0 }, drafts: 0 }
  for await (const batch of batchesOf(database, options.now)) {
    const published = batch.filter(({ status }) => status === 'published')
    counted.drafts += batch.length - published.length
    for (const page of published) {
      counted.published[page.language] += 1
      inspectPage(findings, keyOf(page), page)
    }
    await inspectLinks(database, findings, published, settings.origin, options.now)
  }
  const { now, days } = options
  const reviews = await inspectReviews(database, findings, { now, days, google: settings.googleReviews })
  const { counts, total, kept } = findings
  return { madeAt: now.toISOString(), pages: counted, reviews, counts, total, findings: kept }
}

async function* batchesOf(database: Database, now: Date): AsyncGenerator<CmsPageTable[]> {
  let batch: CmsPageTable[] = []
  for (const language of languages)
    for await (const { page } of readPagesNow(database, language, now)) {
      batch.push(page)
      if (batch.length === batchSize) {
        yield batch
        batch = []
      }
    }
  if (batch.length > 0) yield batch
}

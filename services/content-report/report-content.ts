import { companyFolder } from '../../domain/company/read-company.ts'
import { languages } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { keyOf } from '../cms/cms-pages.ts'
import { readPagesNow } from '../cms/page-now.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, Findings } from './findings.ts'
import { inspectFolder } from './inspect-folder.ts'
import { inspectLinks } from './inspect-links.ts'
import { inspectPage } from './inspect-page.ts'
import { inspectReviews } from './inspect-reviews.ts'

/** Checks all content that editors and owners are responsible for. */
export async function reportContent(
  database: Database,
  { origin, googleReviews }: Pick<Settings, 'origin' | 'googleReviews'>,
  now: Date,
): Promise<Finding[]> {
  const findings = new Findings()
  inspectFolder(findings, companyFolder, officeClock(now).date)
  const published: CmsPageTable[] = []
  for (const language of languages)
    for await (const { page } of readPagesNow(database, language, now))
      if (page.status === 'published') published.push(page)
  for (const page of published) inspectPage(findings, keyOf(page), page)
  await inspectLinks(database, findings, published, origin, now)
  await inspectReviews(database, findings, googleReviews, now)
  return findings.all
}

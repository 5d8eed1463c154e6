import { type FindingKind, findingKinds } from './findings.ts'
import type { ContentReport } from './report-content.ts'

const headings: Record<FindingKind, string> = {
  'legal-data': 'Company data that the law or visitors need',
  claim: 'Claims of the site without a proof',
  'page-claim': 'Pages that claim what needs proof',
  'broken-link': 'Broken links and pictures',
  'moved-link': 'Links that are led on',
  'missing-meta': 'Pages without words for search engines and shared links',
  'missing-twin': 'Pages without a twin on the other site',
  'no-reviews': 'No reviews',
  'old-reviews': 'Old reviews',
  'development-reviews': 'Reviews that nobody wrote',
  'reviews-not-synchronised': 'Synchronisation with Google',
}

/** The report as text for a person: figures, then each kind of finding with its number. */
export function reportText(report: ContentReport): string {
  const { pages, reviews } = report
  const lines = [
    `Content on ${report.madeAt}`,
    `  Pages: ${pages.published.en} published in English, ${pages.published.nl} in Dutch; ${pages.drafts} drafts`,
    `  Reviews: ${reviews.listed} listed, ${reviews.older} of them older than ${reviews.olderThanDays} days; newest ${reviews.newest ?? 'none'}`,
    `  Synchronised with Google: ${reviews.synchronisedAt ?? 'never'}`,
  ]
  for (const kind of findingKinds) {
    const count = report.counts[kind]
    if (!count) continue
    const told = report.findings.filter((finding) => finding.kind === kind)
    lines.push('', `${headings[kind]} (${kind}): ${count}`)
    lines.push(...told.map(({ where, message }) => `  ${where}: ${message}`))
    if (count > told.length) lines.push(`  … and ${count - told.length} more (--limit)`)
  }
  lines.push('', report.total === 0 ? 'Nothing to do.' : `${report.total} to look after.`)
  return `${lines.join('\n')}\n`
}

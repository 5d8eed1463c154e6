import { type FindingKind, findingKinds } from './findings.ts'
import type { ContentReport } from './report-content.ts'

const headings: Record<FindingKind, string> = {
  'legal-data': 'Company data that the law or visitors need',
  contradiction: 'Company data that contradict themselves',
  contrast: 'Colours that are hard to tell apart',
  claim: 'Claims of the site without a proof',
  'unconfirmed-fact': 'Facts that the pages mark as samples until the owner confirms them',
  'page-claim': 'Pages with claims that need proof',
  'broken-link': 'Broken links and pictures',
  'moved-link': 'Links that redirect',
  'missing-meta': 'Pages without metadata for search engines and shared links',
  'missing-twin': 'Pages without a counterpart on the other-language site',
  'no-reviews': 'No reviews',
  'old-reviews': 'Old reviews',
  'development-reviews': 'Reviews that nobody wrote',
  'reviews-not-synchronised': 'Synchronisation with Google',
}

/** The report as text: statistics, then the findings of each kind with their number. */
export function reportText(report: ContentReport): string {
  const { pages, reviews } = report
  const lines = [
    `Content on ${report.madeAt}`,
    `  Pages: ${pages.published.en} published in English, ${pages.published.nl} in Dutch; ${pages.drafts} drafts`,
    `  Reviews: ${reviews.listed} listed, ${reviews.older} of them older than ${reviews.olderThanDays} days; newest ${reviews.newest ?? 'none'}`,
    `  Synchronised with Google: ${reviews.synchronisedAt ?? 'never'}`,
  ]
  return `${lines.join('\n')}\n${findingsText(report)}`
}

/**
 * Findings as text: those of each kind with their number, then the number of all.
 * @param prices how many price files are to be filled in, which are not among `total`
 */
export function findingsText(
  { counts, findings, total }: Pick<ContentReport, 'counts' | 'findings' | 'total'>,
  prices = 0,
): string {
  const lines: string[] = []
  for (const kind of findingKinds) {
    const count = counts[kind]
    if (!count) continue
    const listed = findings.filter((finding) => finding.kind === kind)
    lines.push('', `${headings[kind]} (${kind}): ${count}`)
    lines.push(...listed.map(({ where, message }) => `  ${where}: ${message}`))
    if (count > listed.length) lines.push(`  … and ${count - listed.length} more (--limit)`)
  }
  const said = [...(total > 0 ? [`${total} to fix`] : []), ...(prices > 0 ? [`${prices} price files to fill in`] : [])]
  lines.push('', said.length === 0 ? 'Nothing to do.' : `${said.join(', and ')}.`)
  return `${lines.join('\n')}\n`
}

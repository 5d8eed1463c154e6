import { type Finding, type FindingKind, findingKinds } from './findings.ts'

const headings: Record<FindingKind, string> = {
  'legal-data': 'Company data that the law or visitors need',
  contradiction: 'Company data that contradict themselves',
  contrast: 'Colours that are hard to tell apart',
  claim: 'Claims of the site without a proof',
  'unconfirmed-fact': 'Facts that the pages mark as samples until the owner confirms them',
}

/**
 * Findings as text: those of each kind with their number, then the number of all.
 * @param prices price files that are to be filled in, which are counted apart
 */
export function findingsText(findings: readonly Finding[], prices: readonly Finding[] = []): string {
  const all = [...findings, ...prices]
  const lines = findingKinds.flatMap((kind) => {
    const ofKind = all.filter((finding) => finding.kind === kind)
    const listed = ofKind.map(({ where, message }) => `  ${where}: ${message}`)
    return ofKind.length > 0 ? ['', `${headings[kind]} (${kind}): ${ofKind.length}`, ...listed] : []
  })
  const said = [
    ...(findings.length > 0 ? [`${findings.length} to fix`] : []),
    ...(prices.length > 0 ? [`${prices.length} price files to fill in`] : []),
  ]
  lines.push('', said.length === 0 ? 'Nothing to do.' : `${said.join(', and ')}.`)
  return `${lines.join('\n')}\n`
}

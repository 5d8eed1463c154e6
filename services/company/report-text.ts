import { counted } from '../../copy/format/counted.ts'
import { type Finding, type FindingKind, findingKinds } from './findings.ts'

const headings: Record<FindingKind, string> = {
  'legal-data': 'Still an example, or missing',
  contradiction: 'Conflicts',
  contrast: 'Colours that are hard to tell apart',
  claim: 'Claims without proof, and what would prove each',
  'unconfirmed-fact': 'Facts and promises that no one has confirmed',
  prices: 'Price files',
}

/**
 * Findings as text: those of each kind with their number, then the number of all and the easiest way.
 * @param folder the company's, which is left out of the names of its files
 * @param prices price files that are to be filled in, which are counted apart
 */
export function findingsText(folder: string, findings: readonly Finding[], prices: readonly Finding[] = []): string {
  const all = [...findings, ...prices]
  const lines = findingKinds.flatMap((kind) => {
    const ofKind = all.filter((finding) => finding.kind === kind)
    const listed = ofKind.map(({ where, message }) => `  ${String(where).replace(`${folder}/`, '')}: ${message}`)
    return ofKind.length > 0 ? ['', `${headings[kind]}: ${ofKind.length}`, ...listed] : []
  })
  const said = [
    ...(findings.length > 0 ? [`${counted(findings.length, 'thing')} to confirm or fill in`] : []),
    ...(prices.length > 0 ? [counted(prices.length, 'price file')] : []),
  ]
  const verdict =
    said.length === 0 ? 'Nothing to do.' : `${said.join(', and ')}: easiest in the office, under Company and Prices.`
  return `${[...lines, '', verdict].join('\n')}\n`
}

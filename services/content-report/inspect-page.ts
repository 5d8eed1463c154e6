import sanitizeHtml from 'sanitize-html'
import type { Language } from '../../domain/language.ts'
import { isInQuestions } from '../../domain/website/faq-question.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import type { Findings } from './findings.ts'

const metaFields = ['metaTitle', 'metaDescription', 'metaKeywords', 'ogTitle', 'ogDescription', 'ogImage'] as const

/**
 * Matches claims that a visitor cannot verify: superlatives, guarantees, certificates, and the general environmental
 * claims that EU law forbids without proof (Directive 2024/825).
 */
const claims: Record<Language, RegExp> = {
  en: /\b(?:number one|no\. ?1|cheapest|best (?:in|of|cleaning|cleaners|price)|guaranteed?|certified|certificates?|award|100 ?%|eco-?friendly|environmentally friendly|climate[- ]neutral|carbon[- ]neutral|sustainable|biodegradable|(?:most|all) customers|(?<![\d.,])\d[\d.,]*\+? (?:homes|customers|clients|reviews))/giu,
  nl: /(?<!\p{L})(?:nummer (?:1|één)|goedkoopste|(?:de|het) beste (?:van|schoonmaak|schoonmakers|prijs)|garantie|gegarandeerd|gecertificeerde?|keurmerk|prijswinnend|100 ?%|milieuvriendelijke?|klimaatneutra\p{L}+|co2-neutra\p{L}+|duurza\p{L}+|biologisch afbreekba\p{L}+|(?:de meeste|alle) klanten|(?<![\d.,])\d[\d.,]*\+? (?:woningen|huizen|klanten|beoordelingen))/giu,
}

/** Reports the metadata that a published page lacks, and the claims it makes. */
export function inspectPage(findings: Findings, where: string, page: CmsPageTable): void {
  const missing = metaFields.filter((field) => page[field].trim() === '')
  if (missing.length > 0 && !isInQuestions(page.path))
    findings.add('missing-meta', where, `lacks ${missing.join(', ')}`)
  const said = [page.title, page.heading, page.metaTitle, page.metaDescription, textOf(page.content)].join('\n')
  const found = new Set([...said.matchAll(claims[page.language])].map(([words]) => words.toLowerCase()))
  if (found.size > 0) {
    findings.add(
      'page-claim',
      where,
      `makes claims that need proof: ${[...found].map((words) => `“${words}”`).join(', ')}`,
    )
  }
}

const textOf = (html: string) => sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], allowedAttributes: {} })

import { company } from '../company/company.ts'
import type { Language } from '../language.ts'
import type { PackageId } from '../packages/cleaning-packages.ts'
import { formPages } from './form-pages.ts'

interface PageRow {
  /** Path on the English site. Undefined if only the Dutch site has the page. */
  en?: string
  /** Path on the Dutch site. Undefined if only the English site has the page. */
  nl?: string
  /** The target of the language switch if this page has no counterpart. */
  counterpart?: string
  /** Short Dutch addresses that answer 301 to the page. */
  shortForms?: readonly string[]
  /** The package whose landing page this is. */
  packageId?: PackageId
  /** False keeps a page out of the sitemap and search results. */
  listed?: false
  /** Whether its form can be posted to the page itself, without script. */
  form?: true
  /** Whether it shows nothing without a tariff: then it is not listed. */
  needsTariff?: true
  /** The stored content it shows, as the change log names it: a change of that renders the page again. */
  dependsOn?: readonly ['reviews']
  /** Illustration of its share picture, `branch` for the company's own; unless stated, that of the package or `hero`. */
  illustration?: string
}

/** Undefined for a company without a branch. */
const branchPath = company.branch?.path

/**
 * THE PAGE TABLE (R2.3, decision 34). Routes, links, path translation, the language switch, hreflang, the sitemap and
 * the test of every page all derive from it. The key is the page id.
 */
const table = {
  home: { en: '/', nl: '/', dependsOn: ['reviews'] },
  faq: {
    en: '/frequently-asked-questions',
    nl: '/veelgestelde-vragen',
    shortForms: ['/faq'],
    illustration: 'question',
  },
  'cleaning-services': { en: '/cleaning-services', nl: '/schoonmaakdiensten' },
  'commercial-cleaning': { en: '/commercial-cleaning', nl: '/zakelijk', illustration: 'business' },
  media: { en: '/media', nl: '/media', illustration: 'newspaper' },
  'customer-service': formPages['customer-service'],
  contact: formPages.contact,
  reviews: { en: '/reviews', nl: '/referenties', dependsOn: ['reviews'], illustration: 'reviews' },
  partner: formPages.partner,
  disclaimer: { en: '/disclaimer', nl: '/disclaimer', illustration: 'terms' },
  'terms-and-conditions': { en: '/terms-and-conditions', nl: '/algemene-voorwaarden', illustration: 'terms' },
  'business-terms': { en: '/business-terms', nl: '/zakelijke-voorwaarden', illustration: 'terms' },
  'about-us': { en: '/about-us', nl: '/over-ons', illustration: 'who-we-are' },
  complaints: { en: '/complaints', nl: '/klachtenpagina', illustration: 'complaint' },
  'order-process': { en: '/order-process', nl: '/bestelproces', illustration: 'journey' },
  'cleaning-quality-system': {
    en: '/cleaning-quality-system',
    nl: '/schoonmaak-kwaliteit-systeem',
    illustration: 'inspection',
  },
  privacy: { en: '/privacy', nl: '/privacy', illustration: 'privacy' },
  accessibility: { en: '/accessibility', nl: '/toegankelijkheid' },
  'local-branch': { ...(branchPath && { en: branchPath, nl: branchPath }), illustration: 'branch' },
  gs: {
    en: '/cleaning-services/residential-cleaning',
    nl: '/schoonmaakdiensten/grote-schoonmaak',
    shortForms: ['/grote-schoonmaak'],
    packageId: 'gs',
  },
  ls: {
    en: '/cleaning-services/spring-cleaning',
    nl: '/schoonmaakdiensten/lente-schoonmaak',
    shortForms: ['/lente-schoonmaak', '/voorjaarsschoonmaak'],
    packageId: 'ls',
  },
  es: {
    en: '/cleaning-services/end-of-tenancy-cleaning',
    nl: '/schoonmaakdiensten/eind-schoonmaak',
    shortForms: ['/eind-schoonmaak'],
    packageId: 'es',
  },
  'handover-checklist': { en: '/handover-checklist', nl: '/opleverchecklist', illustration: 'inspection' },
  rs: {
    en: '/cleaning-services/renovation-cleaning',
    nl: '/schoonmaakdiensten/renovatie-schoonmaak',
    shortForms: ['/renovatie-schoonmaak'],
    packageId: 'rs',
  },
  vs: {
    en: '/cleaning-services/move-in-out-cleaning',
    nl: '/schoonmaakdiensten/verhuis-schoonmaak',
    shortForms: ['/verhuis-schoonmaak'],
    packageId: 'vs',
  },
  zs: {
    en: '/cleaning-services/pregnancy-cleaning',
    nl: '/schoonmaakdiensten/zwangerschap-schoonmaak',
    shortForms: ['/zwangerschap-schoonmaak'],
    packageId: 'zs',
  },
  ms: {
    en: '/cleaning-services/cleaning-per-hour',
    nl: '/schoonmaakdiensten/schoonmaak-per-uur',
    shortForms: ['/schoonmaak-per-uur'],
    packageId: 'ms',
  },
  custom: {
    en: '/cleaning-services/custom-cleaning',
    nl: '/schoonmaakdiensten/schoonmaak-op-maat',
    shortForms: ['/schoonmaak-op-maat'],
    packageId: 'ms',
  },
  estimate: { en: '/estimate', nl: '/prijsindicatie', needsTariff: true },
  unconfirmed: { en: '/not-confirmed', nl: '/niet-bevestigd', listed: false },
  start: { en: '/start', nl: '/start', listed: false },
} as const satisfies Record<string, PageRow>

export type PageId = keyof typeof table

export const pages: Record<PageId, PageRow & { counterpart?: PageId }> = table

export const pageIds = Object.keys(table) as PageId[]

/** The package of a landing page. Undefined for other pages. */
export const packageOf = (pageId: PageId): PackageId | undefined => pages[pageId].packageId

/** The name of the illustration of a page's share picture. */
export function illustrationOf(pageId: PageId): string {
  const { illustration, packageId } = pages[pageId]
  return illustration ?? (packageId ? `package-${packageId}` : 'hero')
}

/** Path of a page on the site of `language`; where the page exists on the other site only, its stand-in's path. */
export function pathOf(pageId: PageId, language: Language): string {
  const row = pages[pageId]
  return row[language] ?? (row.counterpart ? pathOf(row.counterpart, language) : '/')
}

/** Whether the site of `language` has the page itself. */
export const existsIn = (pageId: PageId, language: Language): boolean => pages[pageId][language] !== undefined

/** The page at exactly `path` on the site of `language`. */
export const pageAt = (path: string, language: Language): PageId | undefined =>
  pageIds.find((id) => pages[id][language] === path)

/** The pages of the site of `language` that search engines may list. */
export const listedPages = (language: Language): PageId[] =>
  pageIds.filter((id) => existsIn(id, language) && pages[id].listed !== false)

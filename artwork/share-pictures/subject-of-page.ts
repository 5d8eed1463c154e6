import { language } from '#copy/language.ts'
import { company } from '../../domain/company/company.ts'
import { findPage } from '../../server/cms/cms-pages.ts'
import type { Services } from '../../server/services.ts'
import { findAddress } from '../../server/website/addresses.ts'
import { pageWords } from '../../site/page-words.ts'
import { type PageId, packageOf, pages } from '../../site/pages.ts'
import type { ShareSubject } from './draw.ts'

/** Pages whose illustration does not follow from a package; all others show the hero's. */
const illustrationOf: Partial<Record<PageId, string>> = {
  faq: 'question',
  'commercial-cleaning': 'business',
  media: 'newspaper',
  'customer-service': 'customer-service',
  contact: 'customer-service',
  reviews: 'reviews',
  partner: 'partner',
  'terms-and-conditions': 'terms',
  disclaimer: 'terms',
  privacy: 'privacy',
  'about-us': 'who-we-are',
  complaints: 'complaint',
  'order-process': 'journey',
  'cleaning-quality-system': 'inspection',
  'local-branch': 'hengelo',
}

/**
 * What the picture of a page shows; undefined where nothing to be shared stands at the path. Titles come from our own pages
 * only: nobody can have a text of theirs drawn in our look.
 * @param path decoded, with the leading slash
 */
export async function subjectOfPage(services: Services, path: string): Promise<ShareSubject | undefined> {
  const { database, settings, knownMisses } = services
  const host = new URL(settings.origin[language]).host
  const address = findAddress(path)
  if ('page' in address) {
    const { page } = address
    if (pages[page].listed === false) return undefined
    const packageId = packageOf(page)
    const illustration = packageId ? `package-${packageId}` : (illustrationOf[page] ?? 'hero')
    return { title: pageWords[page].title, illustration, host }
  }
  if (!('unknown' in address) || address.unknown !== path || knownMisses.has(path)) return undefined
  const page = await findPage(database, language, path.slice(1))
  if (!page) return undefined
  return { title: page.ogTitle || page.heading || page.title || company.brand, illustration: 'hero', host }
}

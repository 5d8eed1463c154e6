import { language } from '#copy/language.ts'
import { shareImagePath } from '../../site/metadata.ts'
import { pageWords } from '../../site/page-words.ts'
import { listedPages, type PageId, packageOf, pathOf } from '../../site/pages.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { renderPng } from './heading-font.ts'

/** Illustrations of pages without a package. All other pages show the hero's. */
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

/** Draws the share picture of every listed page as PNG. `path` is the one that the page's metadata states. */
export function* sharePictures(): Generator<{ path: string; png: Buffer }> {
  for (const pageId of listedPages(language)) {
    const packageId = packageOf(pageId)
    const illustration = packageId ? `package-${packageId}` : (illustrationOf[pageId] ?? 'hero')
    const svg = drawSharePicture(pageWords[pageId].title, illustration)
    yield { path: shareImagePath(pathOf(pageId, language)), png: renderPng(svg) }
  }
}

import { language } from '#copy/language.ts'
import { existsIn, type PageId } from '../../domain/website/pages.ts'

const here = <Id extends PageId>(ids: readonly Id[]): Id[] => ids.filter((id) => existsIn(id, language))

/** The main navigation, in the order of R3.2. Only the Dutch site has a contact page. */
export const mainNavigation = here([
  'home',
  'cleaning-services',
  'reviews',
  'customer-service',
  'commercial-cleaning',
  ...(language === 'en' ? (['faq'] as const) : (['contact'] as const)),
])

/** The links in the footer besides the packages, by column. */
export const footerNavigation = {
  practical: here(['order-process', 'faq', 'reviews', 'customer-service', 'contact', 'complaints']),
  company: here(['about-us', 'cleaning-quality-system', 'commercial-cleaning', 'local-branch', 'partner', 'media']),
  legal: here(['terms-and-conditions', 'privacy', 'accessibility', 'disclaimer']),
}

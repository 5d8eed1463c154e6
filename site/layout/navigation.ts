import { language } from '#copy/language.ts'
import { existsIn, type PageId } from '../pages.ts'

const here = <Id extends PageId>(ids: readonly Id[]): Id[] => ids.filter((id) => existsIn(id, language))

/** The main navigation, in the order of specification §2; `contact` is a page of the Dutch site only. */
export const mainNavigation = here([
  'home',
  'cleaning-services',
  'reviews',
  'customer-service',
  'commercial-cleaning',
  ...(language === 'en' ? (['faq'] as const) : (['contact'] as const)),
])

/** The footer's columns besides the packages. */
export const footerNavigation = {
  practical: here(['order-process', 'faq', 'reviews', 'customer-service', 'contact', 'complaints']),
  company: here(['about-us', 'cleaning-quality-system', 'commercial-cleaning', 'local-branch', 'partner', 'media']),
  legal: here(['terms-and-conditions', 'privacy', 'accessibility', 'disclaimer']),
}

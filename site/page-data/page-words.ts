import { aboutUs } from '#copy/about-us.ts'
import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { cleaningQualitySystem } from '#copy/cleaning-quality-system.ts'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { commercialCleaning } from '#copy/commercial-cleaning.ts'
import { complaints } from '#copy/complaints.ts'
import { contact } from '#copy/contact.ts'
import { customerService } from '#copy/customer-service.ts'
import { estimatePage } from '#copy/estimate-page.ts'
import { faq } from '#copy/faq/faq.ts'
import { handoverChecklist } from '#copy/handover-checklist.ts'
import { home } from '#copy/home.ts'
import { accessibility } from '#copy/legal/accessibility.ts'
import { businessTerms } from '#copy/legal/business-terms.ts'
import { disclaimer } from '#copy/legal/disclaimer.ts'
import { privacy } from '#copy/legal/privacy.ts'
import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { localBranch } from '#copy/local-branch.ts'
import { media } from '#copy/media.ts'
import { orderProcess } from '#copy/order-process.ts'
import { partner } from '#copy/partner.ts'
import { reviews } from '#copy/reviews.ts'
import { startPage } from '#copy/start-page.ts'
import { unconfirmed } from '#copy/unconfirmed.ts'
import type { PageId } from '../../domain/website/pages.ts'
import type { PageWords } from './metadata.ts'

/** Title and metadata of every page of the table. Only used on the server. */
export const pageWords: Record<PageId, PageWords & { title: string }> = {
  ...cleaningPackages,
  home,
  faq,
  'cleaning-services': cleaningServices,
  'commercial-cleaning': commercialCleaning,
  media,
  'customer-service': customerService,
  contact,
  reviews,
  partner,
  disclaimer,
  'terms-and-conditions': termsAndConditions,
  'business-terms': businessTerms,
  'about-us': aboutUs,
  complaints,
  'order-process': orderProcess,
  'cleaning-quality-system': cleaningQualitySystem,
  privacy,
  accessibility,
  'local-branch': localBranch,
  'handover-checklist': handoverChecklist,
  estimate: estimatePage,
  unconfirmed,
  start: startPage,
}

import { type ComponentProps, type ComponentType, createElement, type ReactElement } from 'react'
import type { ViewId } from '../page-data/page-data.ts'
import AboutUs from '../pages/about-us/about-us-page.tsx'
import Accessibility from '../pages/accessibility/accessibility-page.tsx'
import BusinessTerms from '../pages/business-terms/business-terms-page.tsx'
import CleaningQualitySystem from '../pages/cleaning-quality-system/cleaning-quality-system-page.tsx'
import CleaningServices from '../pages/cleaning-services/cleaning-services-page.tsx'
import Cms from '../pages/cms/cms-page.tsx'
import CommercialCleaning from '../pages/commercial-cleaning/commercial-cleaning-page.tsx'
import Complaints from '../pages/complaints/complaints-page.tsx'
import Contact from '../pages/contact/contact-page.tsx'
import CustomCleaning from '../pages/custom-cleaning/custom-cleaning-page.tsx'
import CustomerService from '../pages/customer-service/customer-service-page.tsx'
import Disclaimer from '../pages/disclaimer/disclaimer-page.tsx'
import EndOfTenancy from '../pages/end-of-tenancy/end-of-tenancy-page.tsx'
import Fault from '../pages/error/error-page.tsx'
import Estimate from '../pages/estimate/estimate-page.tsx'
import Faq from '../pages/faq/faq-page.tsx'
import HandoverChecklist from '../pages/handover-checklist/handover-checklist-page.tsx'
import Home from '../pages/home/home-page.tsx'
import LocalBranch from '../pages/local-branch/local-branch-page.tsx'
import Media from '../pages/media/media-page.tsx'
import OrderProcess from '../pages/order-process/order-process-page.tsx'
import Package from '../pages/package/package-page.tsx'
import Partner from '../pages/partner/partner-page.tsx'
import Privacy from '../pages/privacy/privacy-page.tsx'
import Reviews from '../pages/reviews/reviews-page.tsx'
import Start from '../pages/start/start-page.tsx'
import TermsAndConditions from '../pages/terms-and-conditions/terms-and-conditions-page.tsx'
import Unconfirmed from '../pages/unconfirmed/unconfirmed-page.tsx'
import { type Freshness, joinFreshness } from './freshness.ts'

/** The component of each view; it declares its own props. */
const views = {
  home: Home,
  faq: Faq,
  'cleaning-services': CleaningServices,
  'commercial-cleaning': CommercialCleaning,
  media: Media,
  'customer-service': CustomerService,
  contact: Contact,
  reviews: Reviews,
  partner: Partner,
  disclaimer: Disclaimer,
  'terms-and-conditions': TermsAndConditions,
  'business-terms': BusinessTerms,
  'about-us': AboutUs,
  complaints: Complaints,
  'order-process': OrderProcess,
  'cleaning-quality-system': CleaningQualitySystem,
  privacy: Privacy,
  accessibility: Accessibility,
  'local-branch': LocalBranch,
  'handover-checklist': HandoverChecklist,
  estimate: Estimate,
  unconfirmed: Unconfirmed,
  start: Start,
  package: Package,
  'end-of-tenancy': EndOfTenancy,
  'custom-cleaning': CustomCleaning,
  cms: Cms,
  error: Fault,
} satisfies Record<ViewId, ComponentType<never>>

type PropsOf<View extends ViewId> = ComponentProps<(typeof views)[View]> & object

/** A view with what it shows, and what keeps that true. */
export interface ShownView {
  view: ViewId
  page: ReactElement<object>
  freshness: Freshness
}

/** Shows a view with its props. @param parts what keeps those true */
export const showView = <View extends ViewId>(
  view: View,
  props: PropsOf<View>,
  ...parts: readonly Partial<Freshness>[]
): ShownView => ({
  view,
  // TypeScript loses that the component of a view takes the props of that view.
  page: createElement<object>(views[view] as ComponentType<object>, props),
  freshness: joinFreshness(...parts),
})

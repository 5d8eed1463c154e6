import type { Country } from '../../domain/language.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'

/**
 * What is counted. Nobody can be recognised by it: no postcode, nothing that was typed. Events lie in `window.dataLayer`
 * whether or not somebody collects them; they leave the browser after a yes only.
 */
export type VisitEvent =
  | { event: 'page_view'; page_title: string; page_location: string; page_referrer: string }
  /** A postcode that is one was sent; `country` is the country it belongs to, `covered` whether we work there. */
  | { event: 'postcode_submit'; package: PackageId; country: Country; covered: 'yes' | 'no' }
  /** The visitor leaves for the ordering site. */
  | { event: 'handoff'; package: PackageId }
  /** The office has a message; `kind` tells contact, business, call-back and partner forms apart. */
  | { event: 'generate_lead'; kind: string }

declare global {
  interface Window {
    dataLayer?: VisitEvent[]
  }
}

/** Counts something that happened on the page. */
export function countEvent(event: VisitEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

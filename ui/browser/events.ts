import type { Country } from '../../domain/language.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'

/**
 * The events we count (R12.4). They contain no personal data: no postcode, nothing typed. They are always pushed to
 * `window.dataLayer` but only sent after consent.
 */
export type VisitEvent =
  | { event: 'page_view'; page_title: string; page_location: string; page_referrer: string }
  /** A well-formed postcode was submitted; `country` is its country, `covered` whether we work there. */
  | { event: 'postcode_submit'; package: PackageId; country: Country; covered: 'yes' | 'no' }
  /** The visitor leaves for the ordering site. */
  | { event: 'handoff'; package: PackageId }
  /** A message was accepted; `kind` is the kind of form: contact, business, call-back or partner. */
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

import type { Migration } from 'kysely/migration'
import { content } from './migrations/0001-content.ts'
import { outbox } from './migrations/0002-outbox.ts'
import { reviewSync } from './migrations/0003-review-sync.ts'
import { publications } from './migrations/0004-publications.ts'
import { pictures } from './migrations/0005-pictures.ts'
import { reviewMilestones } from './migrations/0006-review-milestones.ts'
import { sitemapFiles } from './migrations/0007-sitemap-files.ts'
import { withheldReviews } from './migrations/0008-withheld-reviews.ts'
import { noDerivedLists } from './migrations/0009-no-derived-lists.ts'
import { scheduling } from './migrations/0010-scheduling.ts'
import { orders } from './migrations/0011-orders.ts'
import { office } from './migrations/0012-office.ts'
import { leads } from './migrations/0013-leads.ts'
import { officeOrders } from './migrations/0014-office-orders.ts'
import { uncoveredLeads } from './migrations/0016-uncovered-leads.ts'
import { planning } from './migrations/0017-planning.ts'
import { limits } from './migrations/0019-limits.ts'
import { consentDates } from './migrations/0020-consent-dates.ts'
import { nameKeys } from './migrations/0021-name-keys.ts'
import { rights } from './migrations/0022-rights.ts'
import { workAndRoster } from './migrations/0023-work-and-roster.ts'
import { orderDetails } from './migrations/0024-order-details.ts'
import { confirmations } from './migrations/0025-confirmations.ts'
import { access } from './migrations/0026-access.ts'
import { payments } from './migrations/0027-payments.ts'
import { onlinePayments } from './migrations/0028-online-payments.ts'
import { textMessages } from './migrations/0029-text-messages.ts'

import { bankEntries } from './migrations/0031-bank-entries.ts'
import { invoices } from './migrations/0032-invoices.ts'
import { contractByPost } from './migrations/0033-contract-by-post.ts'
import { lateReminders } from './migrations/0034-late-reminders.ts'
import { chargebacks } from './migrations/0035-chargebacks.ts'
import { upkeep } from './migrations/0036-upkeep.ts'
import { pageDrafts } from './migrations/0037-page-drafts.ts'
import { reviewNotes } from './migrations/0038-review-notes.ts'
import { tariffVersions } from './migrations/0039-tariff-versions.ts'
import { pagesToCome } from './migrations/0040-pages-to-come.ts'
import { pagePreviews } from './migrations/0041-page-previews.ts'
import { pageRedirects } from './migrations/0042-page-redirects.ts'
import { leaseSince } from './migrations/0043-lease-since.ts'
import { pictureTexts } from './migrations/0044-picture-texts.ts'
import { paymentOfBankEntry } from './migrations/0045-payment-of-bank-entry.ts'
import { growth } from './migrations/0046-growth.ts'
import { namedBankEntries } from './migrations/0047-named-bank-entries.ts'
import { bankEntriesSetAside } from './migrations/0048-bank-entries-set-aside.ts'
import { withdrawalsByTime } from './migrations/0049-withdrawals-by-time.ts'
import { bankStatements } from './migrations/0050-bank-statements.ts'
import { documentsOfEvents } from './migrations/0051-documents-of-events.ts'
import { promises } from './migrations/0052-promises.ts'
import { refundsMadeElsewhere } from './migrations/0053-refunds-made-elsewhere.ts'

/**
 * The steps from an empty database to the current tables, in the order of their names. Forward only: a released step is
 * never edited; a later one changes what it made. Both engines run the same statements.
 */
export const migrations: Record<string, Migration> = {
  '0001-content': content,
  '0002-outbox': outbox,
  '0003-review-sync': reviewSync,
  '0004-publications': publications,
  '0005-pictures': pictures,
  '0006-review-milestones': reviewMilestones,
  '0007-sitemap-files': sitemapFiles,
  '0008-withheld-reviews': withheldReviews,
  '0009-no-derived-lists': noDerivedLists,
  '0010-scheduling': scheduling,
  '0011-orders': orders,
  '0012-office': office,
  '0013-leads': leads,
  '0014-office-orders': officeOrders,
  '0016-uncovered-leads': uncoveredLeads,
  '0017-planning': planning,
  '0019-limits': limits,
  '0020-consent-dates': consentDates,
  '0021-name-keys': nameKeys,
  '0022-rights': rights,
  '0023-work-and-roster': workAndRoster,
  '0024-order-details': orderDetails,
  '0025-confirmations': confirmations,
  '0026-access': access,
  '0027-payments': payments,
  '0028-online-payments': onlinePayments,
  '0029-text-messages': textMessages,
  '0031-bank-entries': bankEntries,
  '0032-invoices': invoices,
  '0033-contract-by-post': contractByPost,
  '0034-late-reminders': lateReminders,
  '0035-chargebacks': chargebacks,
  '0036-upkeep': upkeep,
  '0037-page-drafts': pageDrafts,
  '0038-review-notes': reviewNotes,
  '0039-tariff-versions': tariffVersions,
  '0040-pages-to-come': pagesToCome,
  '0041-page-previews': pagePreviews,
  '0042-page-redirects': pageRedirects,
  '0043-lease-since': leaseSince,
  '0044-picture-texts': pictureTexts,
  '0045-payment-of-bank-entry': paymentOfBankEntry,
  '0046-growth': growth,
  '0047-named-bank-entries': namedBankEntries,
  '0048-bank-entries-set-aside': bankEntriesSetAside,
  '0049-withdrawals-by-time': withdrawalsByTime,
  '0050-bank-statements': bankStatements,
  '0051-documents-of-events': documentsOfEvents,
  '0052-promises': promises,
  '0053-refunds-made-elsewhere': refundsMadeElsewhere,
}

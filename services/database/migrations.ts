import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { bankBaseline } from './migrations/0056-bank.ts'
import { capacityBaseline } from './migrations/0056-capacity.ts'
import { contentBaseline } from './migrations/0056-content.ts'
import { leadsBaseline } from './migrations/0056-leads.ts'
import { moneyBaseline } from './migrations/0056-money.ts'
import { ordersBaseline } from './migrations/0056-orders.ts'
import { peopleBaseline } from './migrations/0056-people.ts'
import { bankListings } from './migrations/0058-bank-listings.ts'
import { accountMonths } from './migrations/0059-account-months.ts'
import { redos } from './migrations/0061-redo.ts'
import { editorsPages } from './migrations/0062-editors-pages.ts'
import { visits } from './migrations/0063-visits.ts'
import { steps } from './migrations/steps.ts'

/** The first step: 54 migrations squashed before the first release (decision 70). */
export const baseline = '0056-baseline'

/** All steps by name, in their order. A released step is never edited: databases have gone through it. */
export const migrations: Readonly<Record<string, Migration>> = {
  [baseline]: steps(
    ...contentBaseline,
    ...peopleBaseline,
    ...leadsBaseline,
    ...capacityBaseline,
    ...ordersBaseline,
    ...moneyBaseline,
    ...bankBaseline,
  ),
  '0058-bank-listings': bankListings,
  '0059-account-months': accountMonths,
  '0060-business-orders': steps(sql`alter table "order" add column "business" text`),
  '0061-redo': redos,
  '0062-editors-pages': editorsPages,
  '0063-visits': visits,
  '0064-lead-entries': steps(sql`alter table "leadEvent" add column "entry" text`),
  '0065-announced': steps(
    sql`update "leadEvent" set "kind" = 'announced' where "kind" = 'told'`,
    sql`update "visitOperation" set "outcome" = 'announced' where "outcome" = 'told'`,
  ),
}

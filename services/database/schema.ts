import type { Kysely } from 'kysely'
import type { AlarmTables } from './tables/alarm-tables.ts'
import type { BankTables } from './tables/bank-tables.ts'
import type { ChangeTables } from './tables/change-tables.ts'
import type { LeadTables } from './tables/lead-tables.ts'
import type { MessageTables } from './tables/message-tables.ts'
import type { OnlinePaymentTables } from './tables/online-payment-tables.ts'
import type { OrderTables } from './tables/order-tables.ts'
import type { PageTables } from './tables/page-tables.ts'
import type { PaymentTables } from './tables/payment-tables.ts'
import type { PeopleTables } from './tables/people-tables.ts'
import type { ReviewTables } from './tables/review-tables.ts'
import type { SchedulingTables } from './tables/scheduling-tables.ts'
import type { TariffTables } from './tables/tariff-tables.ts'

/**
 * The tables, with the product's field names as column names. Times are ISO 8601 text in UTC with a fixed length of 24
 * characters, so that they sort as text on every engine. Flags are 0 or 1.
 */
export interface Schema
  extends ReviewTables,
    PageTables,
    MessageTables,
    ChangeTables,
    SchedulingTables,
    OrderTables,
    PaymentTables,
    BankTables,
    OnlinePaymentTables,
    PeopleTables,
    LeadTables,
    AlarmTables,
    TariffTables {}

/** A connection (or an open transaction) on either engine. */
export type Database = Kysely<Schema>

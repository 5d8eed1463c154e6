import type { Country } from '../../domain/language.ts'
import { noCents, subtractCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { includedVatCents, vatPercent } from '../../domain/orders/vat.ts'
import type { AccountMonth } from '../../domain/payments/account-month.ts'
import type { Database } from '../database/schema.ts'

/** A payment or, negative, a refund of the month, with the VAT in it where tax is on a cash basis. */
export type MoneyLine = Awaited<ReturnType<typeof monthMoney>>[number]

/** The payments and refunds of a month, as they became known. */
export async function monthMoney(database: Database, country: Country, month: AccountMonth) {
  const rows = await database
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['number', 'method', 'receipt', 'providerId', 'cents', 'at', 'bookedOn'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('charge')
            .select('charge.id')
            .whereRef('charge.orderId', '=', 'order.id')
            .where('kind', '=', 'reverseCharge'),
        )
        .as('isReverse'),
    )
    .where('accountMonth', '=', month)
    .where('country', '=', country)
    .orderBy('at')
    .execute()
  return rows.map(({ at, bookedOn, cents: gross, isReverse, ...row }) => {
    const known = officeClock(new Date(at)).date
    const rate = isReverse ? 0 : vatPercent(country)
    const vat = rate === 0 ? noCents : includedVatCents(gross, rate)
    const category = isReverse ? ('AE' as const) : ('S' as const)
    return { ...row, booked: bookedOn ?? known, known, category, rate, net: subtractCents(gross, vat), vat, gross }
  })
}

import { addCents, type Cents, noCents, subtractCents } from '../../domain/money/cents.ts'
import { officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { includedVatCents } from '../../domain/orders/vat.ts'
import type { Database } from '../database/schema.ts'

/** A line of the books: something charged, or money that moved. `vat`: in what was charged; amounts are cents. */
export type BookLine = Awaited<ReturnType<typeof exportPayments>>[number]

/** All charges and payments of a year of the office's calendar, oldest first (R18.9). */
export async function exportPayments(database: Database, year: number) {
  const [from, until] = [year, year + 1].map((each) => officeInstant(`${each}-01-01`, 0).toISOString())
  const charges = await database
    .selectFrom('charge')
    .innerJoin('order', 'order.id', 'charge.orderId')
    .select(['number', 'country', 'sample', 'charge.kind', 'cents', 'vatPercent', 'at'])
    // Those of earlier years too, because the VAT of an order is rounded on its sum.
    .where('at', '<', until ?? '')
    .orderBy('at')
    .orderBy('seq')
    .execute()
  const payments = await database
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(['number', 'country', 'sample', 'method as kind', 'cents', 'receipt', 'providerId', 'at', 'bookedOn'])
    .where((eb) =>
      eb.or([
        eb.and([eb('bookedOn', '>=', `${year}-01-01`), eb('bookedOn', '<', `${year + 1}-01-01`)]),
        eb.and([eb('bookedOn', 'is', null), eb('at', '>=', from ?? ''), eb('at', '<', until ?? '')]),
      ]),
    )
    .execute()
  const lines = [
    ...withVatCents(charges).flatMap(({ number, at, sample, ...row }) =>
      at < (from ?? '')
        ? []
        : { ...row, at, date: dayOf(at), order: number, entry: 'charge' as const, receipt: '', sample: sample === 1 },
    ),
    ...payments.map(({ number, at, bookedOn, receipt, providerId, sample, ...row }) => ({
      ...row,
      at,
      // The bank's day is the transfer's, whenever its statement was read (R18.7).
      date: bookedOn ?? dayOf(at),
      order: number,
      entry: 'payment' as const,
      vatPercent: null,
      vatCents: null,
      receipt: receipt ?? providerId,
      sample: sample === 1,
    })),
  ]
  return lines
    .sort((one, other) => (`${one.date} ${one.at}` < `${other.date} ${other.at}` ? -1 : 1))
    .map(({ at: _, ...line }) => line)
}

/** The office's day of a moment. */
const dayOf = (at: string): string => officeClock(new Date(at)).date

/**
 * The VAT of each charge: what it adds to the VAT of its order, so that the lines of an order come to what its
 * statement says (R16.6).
 * @param charges oldest first
 */
function withVatCents<Charge extends { number: string; cents: Cents; vatPercent: number }>(charges: readonly Charge[]) {
  const sums = new Map<string, Cents>()
  return charges.map((charge) => {
    const { number, cents, vatPercent } = charge
    const before = sums.get(`${number} ${vatPercent}`) ?? noCents
    const after = addCents(before, cents)
    sums.set(`${number} ${vatPercent}`, after)
    const vatCents = subtractCents(includedVatCents(after, vatPercent), includedVatCents(before, vatPercent))
    return { ...charge, vatCents }
  })
}

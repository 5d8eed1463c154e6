import type { Country } from '../language.ts'

/** What a page promises and only the owner can know: a sample until `confirmed`. */
interface OwnerFact<Value> {
  value: Value
  confirmed: boolean
}

const sample = <Value>(value: Value): OwnerFact<Value> => ({ value, confirmed: false })

/** Arrival windows are local times; amounts are whole euros. */
export const ownerFacts = {
  /** Cover of the liability insurance for one claim. */
  insuredEuros: sample(2_500_000),
  /** The guarantee: days after the visit in which a customer may report something … */
  guaranteeDays: sample(3),
  /** … and days after the report in which the work is done again. */
  reworkDays: sample(7),
  complaintDays: sample(14),
  /** Days after the visit in which a payment link is to be paid. */
  paymentDays: sample(14),
  /** The same for the invoices of businesses. */
  invoiceDays: sample(30),
  /** How long a team waits at a closed door. */
  waitMinutes: sample(20),
  morningArrival: sample('08:00–09:00'),
  afternoonArrival: sample('12:30–13:30'),
  /** In the language of the country's site. */
  teamLanguages: sample<Record<Country, string>>({ BE: 'Dutch, French or English', NL: 'Nederlands of Engels' }),
}

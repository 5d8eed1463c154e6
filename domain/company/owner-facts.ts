import type { Country } from '../language.ts'

/**
 * A fact that pages promise and only the owner can know (R1.4). It is a sample, and marked as one, until `confirmed`.
 */
interface OwnerFact<Value> {
  value: Value
  confirmed: boolean
}

const sample = <Value>(value: Value): OwnerFact<Value> => ({ value, confirmed: false })

/** Arrival windows are local times. Amounts are in whole euros. Lists are in the language of the country's site. */
export const ownerFacts = {
  /** Liability insurance cover per claim. */
  insuredAmount: sample(2_500_000),
  /** Guarantee: a customer can report a problem within this many days after the visit … */
  guaranteeDays: sample(3),
  /** … and we redo the work within this many days after the report. */
  reworkDays: sample(7),
  complaintDays: sample(14),
  /** Days after the visit within which a payment link must be paid. */
  paymentDays: sample(14),
  /** The same for invoices to businesses. */
  invoiceDays: sample(30),
  /** Days before the visit by which a customer who will not be there has paid. */
  prepaymentDays: sample(2),
  /** How long a team waits at a closed door. */
  waitMinutes: sample(20),
  morningArrival: sample('08:00–09:00'),
  afternoonArrival: sample('12:30–13:30'),
  /** Payment methods behind a payment link. */
  paymentMethods: sample<Record<Country, string>>({
    BE: 'Bancontact, Visa and Mastercard',
    NL: 'iDEAL of een creditcard',
  }),
  /** Hourly rate per person for businesses, VAT excluded. */
  businessRate: sample<Record<Country, number>>({ BE: 32, NL: 31 }),
  /** Days' notice by which a business, or we, can end regular cleaning. */
  noticeDays: sample(30),
  /** Languages that teams speak. */
  teamLanguages: sample<Record<Country, string>>({ BE: 'Dutch, French or English', NL: 'Nederlands of Engels' }),
  // How we work, and what we know. Copy describes these itself: their placeholders show nothing but the mark of a
  // sample.
  colourCodedCloths: sample('cloths of one colour per kind of room, washed hot before another home'),
  secondPersonCheck: sample('somebody who did not clean the room checks it, against the light and with a white cloth'),
  hepaFilters: sample('vacuum cleaners with HEPA filters after building work'),
  workingMethods: sample('a fixed working order, a test on a hidden spot, products dosed by the label and never mixed'),
  complaintsByTask: sample('complaints are looked at by room and task'),
  localHomes: sample('what the homes of Hengelo are like'),
}

const promise: OwnerFact<boolean> = sample(true)

/**
 * Facts that pages promise as a whole: `false` denies one, and its words go or say the opposite (`copy/promised.ts`).
 */
export const ownerPromises = {
  /** The price includes what parking costs us. */
  parkingIncluded: promise,
  /** The team brings products, cloths and machines, at no charge of their own. */
  productsIncluded: promise,
  /** Teams take no cash. */
  noCash: promise,
  /** A key is noted without the address and returned on the day of the visit; none is kept. */
  keysReturned: promise,
  /** What "certified" means: trained on our task lists, and checked on a supervised clean before the first visit. */
  cleanersTrained: promise,
  /** Identity and right to work are checked before somebody's first visit. */
  identityChecked: promise,
  /** Personal data stays within the European Economic Area. */
  dataInEea: promise,
  /** Partner companies must be insured against damage. */
  partnersInsured: promise,
  /** The office is closed on public holidays. If it is not, `isOpenDay` in `domain/opening/` changes too. */
  closedOnHolidays: promise,
  /** No visits on public holidays, 24 and 31 December. A tariff names the dates that it does not sell. */
  noVisitsOnHolidays: promise,
}

import { provePayments } from '../payments/prove-payments.ts'
import { runProof } from './run-proof.ts'

/**
 * `npm run prove:payments`: on each engine, several processes pay at a provider that lies, read the bank's files,
 * record, correct, cancel and refund the same orders, and are killed at random moments. A promise is broken when the
 * ledger is not what moved outside, to the cent, or an invoice number is missing.
 */
await runProof('npm run prove:payments', { schedules: 4000, kills: 60, processes: 3 }, async (url, size) => {
  const { schedules, provider, lines, invoices, offline, days, seconds, violations } = await provePayments(url, size)
  const tried = [
    `${schedules} schedules by ${size.processes} processes in ${Math.round(seconds)} s, kills: ${size.kills}`,
    `online: ${provider.made} made, ${provider.paid} paid, ${provider.refunds} refunds, ${offline} without an answer`,
    `${lines} lines of the bank, ${invoices} invoices and credit notes, ${days} days by the clock`,
    'every cent that moved is one row · no row without its money · no payment without its attempt',
    'what was too much went back, and no more · nothing waits · the ledger agrees with the orders · no invoice number is missing',
  ]
  return { tried, violations }
})

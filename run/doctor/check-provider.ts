import { molliePayments } from '../../services/payments/provider/mollie.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { type Checked, ok, reasonOf, wrong } from './checked.ts'

/** Asks the payment provider with our key, where there is one, for what it would not change. */
export async function checkProvider({ payments }: Pick<Settings, 'payments'>): Promise<Checked[]> {
  if (!payments || payments.standInPort !== undefined) return []
  try {
    await molliePayments(payments).newestReturns()
    return [ok('payments', 'the provider answers, and takes our key')]
  } catch (error) {
    const todo = 'docs/on-call.md, “The payment provider is away”. Customers see the transfer meanwhile.'
    return [wrong('payments', `the provider does not answer as it should: ${reasonOf(error)}`, todo)]
  }
}

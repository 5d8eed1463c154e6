import { setTimeout as sleep } from 'node:timers/promises'
import type { StandInPayment } from './stand-in-payment.ts'

/** How late a late webhook is, in milliseconds. */
const lateness = 5000
/** How long the receiver may take, as at Mollie. */
const patience = 15_000

/**
 * Calls the payment's webhook after a change, as Mollie does: `id=tr_…` as a form, without a signature. A receiver that
 * is away is not called again: a shop that relies on webhooks alone would lose money here, as they do elsewhere.
 */
export async function callWebhook({ id, webhookUrl, webhook }: StandInPayment): Promise<void> {
  if (!webhookUrl || webhook === 'none') return
  if (webhook === 'late') await sleep(lateness, undefined, { ref: false })
  for (let call = 0; call < (webhook === 'twice' ? 2 : 1); call += 1) {
    const body = new URLSearchParams({ id })
    await fetch(webhookUrl, { method: 'POST', body, signal: AbortSignal.timeout(patience) }).catch(() => {})
  }
}

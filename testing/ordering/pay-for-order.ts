import { setTimeout as sleep } from 'node:timers/promises'
import { webhookPath } from '../../services/payments/online/start-payment.ts'

/** The time between two reads of a balance, in milliseconds, and the number of reads. */
const reads = { pause: 100, most: 300 }

/**
 * Pays for an order online as its customer does, with the provider's stand-in, and asks for the invoice. A repetition
 * goes on where an earlier one was cut off.
 * @param origin of the ordering site
 * @param answer of its API to the order
 * @throws where an answer is not the expected one, or the payment has not arrived after half a minute
 */
export async function payForOrder(origin: string, answer: { url: string }): Promise<void> {
  const path = new URL(answer.url).pathname
  const balance = () => ask(origin + path.replace('/order/', '/api/orders/'), [200])
  if (JSON.parse((await balance()).text).balance.due > 0) {
    await ask(`${origin}${path}/pay`, [200])
    // It may have been paid meanwhile, or a moment before an earlier try was cut off.
    const { location: checkout } = await ask(`${origin}${path}/pay`, [303, 409], { method: 'online' })
    if (checkout.includes('/checkout/')) {
      await ask(checkout, [303, 409], { status: 'paid' })
      await ask(origin + webhookPath, [200], { id: checkout.slice(checkout.lastIndexOf('/') + 1) })
    }
  }
  for (let read = 0; JSON.parse((await balance()).text).balance.due > 0; read += 1) {
    if (read === reads.most) throw new Error(`${path} is not paid`)
    await sleep(reads.pause)
  }
  await ask(`${origin}${path}/statement`, [303], {})
}

/** Asks for a page, or sends it a form. @throws where the answer is not an expected one */
export async function ask(url: string, expected: readonly number[], form?: Record<string, string>) {
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  const answer = await fetch(url, { redirect: 'manual', ...sent })
  const text = await answer.text()
  if (!expected.includes(answer.status)) throw new Error(`${url} answered ${answer.status} ${text.slice(0, 100)}`)
  return { text, location: answer.headers.get('location') ?? '' }
}

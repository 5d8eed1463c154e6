import { randomInt } from 'node:crypto'
import { type StandInLies, webhookLies } from '../../run/stand-in/stand-in-payment.ts'
import { startStandIn } from './start-stand-in.ts'

/** One in so many requests fails before anything was done, and one is cut after everything was. */
const failAmong = 15
/** Payments that are decided between two rounds, at most: a bank that took its time, or a page that was left open. */
const mostDecided = 30
/** In one of so many rounds, a bank takes a payment back. */
const chargedBackAmong = 3
/** In one of so many rounds, the owner refunds a part of a payment in the provider's dashboard. */
const refundedAmong = 6

/** The stand-in, which lies at random: webhooks early, late, twice or never, answers lost, away for days. */
export async function lyingStandIn(clock: () => Date) {
  const state = { away: false, honest: false }
  const lies = (): StandInLies => {
    if (state.honest) return {}
    const chance = randomInt(failAmong)
    const lost = chance === 0 ? '500' : chance === 1 ? 'drop-answer' : undefined
    return { fail: state.away ? '500' : lost, webhook: webhookLies[randomInt(webhookLies.length + 1)] }
  }
  return { ...(await startStandIn({ clock, lies })), state }
}

/** Customers and banks decide some of what is open; `all`: every payment that a bank has, and one is refunded. */
export async function decide(standIn: Awaited<ReturnType<typeof lyingStandIn>>, { all = false } = {}): Promise<void> {
  const payments = [...standIn.payments.values()]
  const open = payments.filter(
    ({ status, isOpened }) => status === 'pending' || (status === 'open' && !all && isOpened),
  )
  const chosen = all ? open : open.filter(() => randomInt(8) === 0).slice(0, mostDecided)
  for (const { id } of chosen) await standIn.finish(id, randomInt(5) === 0 ? 'failed' : 'paid')
  // No webhook reports chargebacks, their reversals, or refunds that were made at the provider.
  const paid = payments.filter(({ status }) => status === 'paid')
  const taken = !all && randomInt(chargedBackAmong) === 0 && paid[randomInt(paid.length || 1)]
  if (taken) await standIn.chargeBack(taken.id)
  const refunded = (all || randomInt(refundedAmong) === 0) && paid[randomInt(paid.length || 1)]
  if (refunded) standIn.refundElsewhere(refunded.id, 1 + randomInt(3000))
}

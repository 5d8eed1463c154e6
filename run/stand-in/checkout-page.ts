import { escapeMarkup } from '../../services/http/escape-markup.ts'
import { type CheckoutOutcome, checkoutOutcomes, type StandInPayment } from './stand-in-payment.ts'

const labels: Record<CheckoutOutcome, string> = {
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Cancelled',
  expired: 'Expired',
  pending: 'Pending',
}

/** The page where a customer would pay. It says what it is, and offers a choice of outcomes. */
export function checkoutPage({ id, amount, description, status, chargebacks }: StandInPayment): string {
  const isOpen = status === 'open' || status === 'pending'
  const choices = checkoutOutcomes.filter((outcome) => outcome !== status)
  const buttons = choices.map((outcome) => `<button name="status" value="${outcome}">${labels[outcome]}</button>`)
  const isTakenBack = chargebacks.some(({ reversedAt }) => !reversedAt)
  const bank = isTakenBack ? 'The bank gives it back again' : 'The bank takes it back (chargeback)'
  const takeBack = `<button name="status" value="chargeBack">${bank}</button>`
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Stand-in for the payment provider</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:30rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;padding:.75rem 1rem;margin:0 .5rem .5rem 0;min-height:2.75rem}</style></head>
<body><main>
<h1>Stand-in for the payment provider</h1>
<p><strong>This is not a bank. No money moves.</strong></p>
<p>€ ${escapeMarkup(amount.value)} for “${escapeMarkup(description)}”</p>
<p>Payment ${id} is ${status}.</p>
${isTakenBack ? '<p>The bank has taken it back.</p>' : ''}
${status === 'paid' ? `<form method="post" action="/checkout/${id}">${takeBack}</form>` : ''}
${isOpen ? `<form method="post" action="/checkout/${id}"><p>Choose what happens.</p>${buttons.join('\n')}</form>` : ''}
</main></body>
</html>
`
}

import type { PaymentSettings } from '../../settings/payment-settings.ts'

/**
 * The sources of a content security policy where the provider's page may stand; browsers check them when a form is
 * redirected there.
 */
export function checkoutOrigins(payments: PaymentSettings | undefined): string[] {
  if (!payments) return []
  return [payments.endpoint === undefined ? 'https://*.mollie.com' : new URL(payments.endpoint).origin]
}

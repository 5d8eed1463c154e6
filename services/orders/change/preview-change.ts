import type { ChangePreview, Order } from '../../../domain/orders/order.ts'
import { consentText } from '../consent/consent-texts.ts'
import { agreedConsents } from '../record/agreed-consents.ts'
import type { OrderServices } from '../record/order-services.ts'
import { type OrderChange, quoteChange } from './quote-change.ts'

/**
 * Previews a change: its price and fee, and the consents that it needs (R16.5).
 * @returns undefined if the home is too large or no team works on that date
 */
export async function previewChange(
  services: OrderServices,
  order: Order,
  change: OrderChange,
): Promise<ChangePreview | undefined> {
  const quote = quoteChange(services, order, change, await agreedConsents(services.database, order.id))
  if (!quote) return undefined
  return { quote, consents: quote.consents.map((kind) => consentText(services, kind, quote.visit)) }
}

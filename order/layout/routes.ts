import type { Draft, OrderKey } from '../../domain/orders/order.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import type { ContractFileName } from '../../services/orders/mail/contract-files.ts'

/** The steps of an order, in order. */
export const steps = ['location', 'visits', 'details', 'check'] as const
export type Step = (typeof steps)[number]

/** The name of an invoice's file in its path: without the country, because an order has only one. */
export const invoiceFile = (number: string): string => `${number.replace(/^(?:SAMPLE-)?[A-Z]{2}-/, '')}.xml`

/** The path of an invoice as a file. */
export const invoicePath = (key: OrderKey, number: string): string => `${orderPath(key)}/invoice/${invoiceFile(number)}`

/** The path of a file of an order's confirmation. */
export const contractPath = (key: OrderKey, name: ContractFileName): string => `${orderPath(key)}/contract/${name}`

/** The path of a photo of a visit, or of the page that asks whether to remove it. */
export const photoPath = (key: OrderKey, sha256: string, what?: 'remove'): string =>
  `${orderPath(key)}/photos/${sha256}${what ? `/${what}` : ''}`

/** The path of a step of an order that is not placed yet. */
export const draftPath = (draftId: string, step: Exclude<Step, 'location'>): string => `/draft/${draftId}/${step}`

/**
 * The address of step 1 of an order that is not placed yet, with all that is known, so that going back loses nothing.
 */
export function homeOfDraft({ home, id }: Draft): string {
  const { packageId, zipCode, houseNumber } = home
  const number = houseNumber && `&houseNumber=${encodeURIComponent(houseNumber)}`
  return `${handOffUrl('', packageId, zipCode, home)}${number}&draft=${id}`
}

/** The path of the page that says that an order has to be confirmed by mail. */
export const sentPath = (draftId: string): string => `/draft/${draftId}/sent`

/** The path of an order, or of something that can be done there. */
export const orderPath = (
  { number, secret }: OrderKey,
  what?:
    | ('change' | 'details' | 'cancel' | 'withdraw' | 'proof' | 'pay' | 'paid' | 'statement' | 'again' | 'visit.ics')
    | ('visit' | 'report' | 'remarks'),
): string => `/order/${number}/${secret}${what ? `/${what}` : ''}`

import type { OrderKey } from '../../domain/orders/order.ts'
import type { ContractFileName } from '../../services/orders/mail/contract-files.ts'

/**
 * The page table of the ordering site, the same in both languages (R16.1): the route of each page, as Hono and the
 * request log write it. The key is the page id, and the name of the view in `pages/` that shows it.
 */
export const orderRoutes = {
  location: '/location',
  visits: '/draft/:draftId/visits',
  details: '/draft/:draftId/details',
  check: '/draft/:draftId/check',
  sent: '/draft/:draftId/sent',
  confirm: '/confirm/:token',
  order: '/order/:number/:secret',
  change: '/order/:number/:secret/change',
  visit: '/order/:number/:secret/visit',
  report: '/order/:number/:secret/report',
  photo: '/order/:number/:secret/photos/:sha256/remove',
  correct: '/order/:number/:secret/details',
  cancel: '/order/:number/:secret/cancel',
  withdraw: '/order/:number/:secret/withdraw',
  proof: '/order/:number/:secret/proof',
  pay: '/order/:number/:secret/pay',
  statement: '/order/:number/:secret/statement',
  paid: '/order/:number/:secret/paid',
  email: '/email/:token',
  login: '/login',
  withdrawal: '/withdrawal',
} as const

/** Every view: those of the table, and the page that says why there is nothing else to show. */
export type OrderPageId = keyof typeof orderRoutes | 'message'

/** The calendar file of an order. */
export const calendarRoute = '/order/:number/:secret/visit.ics'

/** An invoice of an order as a file, by its year and number: `2026-0001.xml`. */
export const invoiceRoute = '/order/:number/:secret/invoice/:file'

/** A file of an order's confirmation. */
export const contractRoute = '/order/:number/:secret/contract/:file'

/** Where the customer's remark about a visit goes, by `POST`. */
export const remarksRoute = '/order/:number/:secret/remarks'

/** A photo of a visit. */
export const photoRoute = '/order/:number/:secret/photos/:sha256'

/** Where an order is ordered once more, by `POST`. */
export const againRoute = '/order/:number/:secret/again'

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

/** The path of the page that says that an order has to be confirmed by mail. */
export const sentPath = (draftId: string): string => `/draft/${draftId}/sent`

/** The path of an order, or of something that can be done there. */
export const orderPath = (
  { number, secret }: OrderKey,
  what?:
    | ('change' | 'details' | 'cancel' | 'withdraw' | 'proof' | 'pay' | 'paid' | 'statement' | 'again' | 'visit.ics')
    | ('visit' | 'report' | 'remarks'),
): string => `/order/${number}/${secret}${what ? `/${what}` : ''}`

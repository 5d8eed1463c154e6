import { readWords } from '../read-words.ts'

type Words = typeof import('../../copy/en/order/check.ts') &
  typeof import('../../copy/en/order/complaint.ts') &
  typeof import('../../copy/en/order/confirm.ts') &
  typeof import('../../copy/en/order/details.ts') &
  typeof import('../../copy/en/order/frame.ts') &
  typeof import('../../copy/en/order/location.ts') &
  typeof import('../../copy/en/order/order-page.ts') &
  typeof import('../../copy/en/order/paid.ts') &
  typeof import('../../copy/en/order/payment.ts') &
  typeof import('../../copy/en/order/visit.ts') &
  typeof import('../../copy/en/order/visits.ts') &
  typeof import('../../copy/en/order/withdrawal.ts')

/** The words of both ordering sites. */
export const orderingWords = await readWords<Words>('order/')

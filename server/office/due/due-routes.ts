import type { OfficeRoute } from '../office-route.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'

/** What is done in the list of what is due; the list itself is the start page. */
export const dueRoutes: readonly OfficeRoute[] = [
  { method: 'POST', path: '/withdrawals/:id', action: 'changeOrders', answer: settleWithdrawal },
]

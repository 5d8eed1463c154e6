import type { AdvanceServices } from '../../services/orders/advance/advance-order.ts'
import type { OfficeServices } from '../gate/office-services.ts'

/** What moving an order takes, whatever its language: the site of the customer sends the mail. */
export const advanceServices = ({ database, clock, log }: OfficeServices): AdvanceServices => ({
  database,
  clock,
  log,
  mailWorker: { wake() {} },
})

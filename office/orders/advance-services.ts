import type { AdvanceServices } from '../../services/orders/advance/advance-order.ts'
import type { OfficeServices } from '../gate/office-services.ts'

/** The services for advancing an order of any language: the customer's site sends the mail. */
export const advanceServices = ({ database, clock, log }: OfficeServices): AdvanceServices => ({
  database,
  clock,
  log,
  mailWorker: { wake() {} },
})

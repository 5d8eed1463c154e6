import type { MoveServices } from '../../services/orders/advance/advance-order.ts'
import type { OfficeServices } from '../gate/office-services.ts'

/** What moving an order takes, whatever its language: the site of the customer sends the mail. */
export const moveServices = ({ database, clock, log }: OfficeServices): MoveServices => ({
  database,
  clock,
  log,
  mailWorker: { wake() {} },
})

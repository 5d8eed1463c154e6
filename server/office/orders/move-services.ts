import type { MoveServices } from '../../orders/move-order.ts'
import type { OfficeServices } from '../office-services.ts'

/** What moving an order takes, whatever its language: the site of the customer sends the mail. */
export const moveServices = ({ database, clock, log }: OfficeServices): MoveServices => ({
  database,
  clock,
  log,
  mailWorker: { wake() {} },
})

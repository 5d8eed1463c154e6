import type { OrderActor } from '../../domain/orders/order-states.ts'
import type { NotDoneReason, WorkStep } from '../../domain/orders/work-steps.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import { recordByForm, undoByForm } from '../../services/visits/record-by-form.ts'

interface By {
  actor: OrderActor
  personId?: string
  version: number | undefined
}

/** Who records a step where no person is named. */
const someone = crypto.randomUUID()

type Services = Pick<OrderServices, 'database' | 'clock' | 'settings' | 'log'>

const rowOf = ({ database }: Services, id: string) =>
  database.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Records a step of a visit now, as a form of the office does. */
export async function stepOrder(
  services: Services,
  orderId: string,
  step: WorkStep,
  {
    actor,
    personId: id = someone,
    version,
    notDone,
  }: By & { notDone?: { reason: NotDoneReason; note: string } | undefined },
) {
  const said = { kind: step, ...(notDone && { reason: notDone.reason, text: notDone.note }) }
  const by = { person: { id }, version, actor, wanted: 'moved' } as const
  return await recordByForm(services, await rowOf(services, orderId), said, by, services.clock())
}

/** Undoes the last step now, as a form of the office does. */
export async function undoStep(services: Services, orderId: string, { personId: id = someone, ...by }: By) {
  return await undoByForm(services, await rowOf(services, orderId), { ...by, person: { id } }, services.clock())
}

import { type Refused, readForm, sentAs, showForm } from '../../domain/forms/form.ts'
import { mayAdvance } from '../../domain/orders/order-states.ts'
import { versionSeen } from '../../domain/orders/seen.ts'
import { dayHasBegun, parseWorkStep, type WorkStep } from '../../domain/orders/work-steps.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { type NotDone, stepOrder } from '../../services/orders/advance/step-order.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import { byOffice } from './by-office.ts'
import type { OrderAnswer } from './of-order.ts'
import { giveUpForm } from './order-forms.ts'
import { OrderStepPage } from './order-step-page.tsx'
import { afterAct, showOrder } from './show-order.ts'

/** `GET /orders/{number}/step?move=`: asks before a step of a visit is recorded (R17.25). */
export const askStep: OrderAnswer = async (request, services, row) => {
  const step = parseWorkStep(request.query.get('move'))
  if (!step) return request.notFound()
  if (!mayAdvance(row.state, step, 'office') || !dayHasBegun(row.date, request.now))
    return await showOrder(request, services, { problem: 'impossible' }, 422)
  return askStepPage(request, row, step, pathsOf(row))
}

/** `POST` to the same address: records it. Someone was faster: 409 with what has happened since. */
export const takeStep: OrderAnswer = async (request, services, row) => {
  const { form, person } = request
  const step = parseWorkStep(sentAs(form))
  if (!step) return request.notFound()
  const typed = readNotDone(step, form)
  if (typed.refused) return askStepPage(request, row, step, pathsOf(row), typed.refused)
  const version = versionSeen(form)
  const by = { ...byOffice(person, { action: 'stepOrder' }), version, notDone: typed.notDone }
  const stepped = await stepOrder(services, row.id, step, by)
  return await afterAct(request, services, { row, version }, stepped)
}

const pathsOf = ({ number }: OrderTable) => ({ action: `/orders/${number}/step`, back: `/orders/${number}` })

/** Reads why the work did not happen, which only `giveUp` has to say. */
export function readNotDone(
  step: WorkStep,
  sent: URLSearchParams,
): { notDone?: NotDone; refused?: Refused<typeof giveUpForm> } {
  if (step !== 'giveUp') return {}
  const read = readForm(giveUpForm, sent)
  if (!read.ok) return { refused: read }
  const { reason, note = '' } = read.values
  return { notDone: { reason, note } }
}

/** The page that asks, with what was typed and what is wrong with it. */
export const askStepPage = (
  { show, language }: Pick<PersonRequest, 'show' | 'language'>,
  { number, version }: OrderTable,
  step: WorkStep,
  paths: { action: string; back: string },
  refused?: Refused<typeof giveUpForm>,
): Response => {
  const form = showForm(giveUpForm, { number, version }, language, refused)
  return show(OrderStepPage, { form, step, number, ...paths }, refused?.status ?? 200)
}

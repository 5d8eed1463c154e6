import type { OfficeRoute } from '../gate/office-route.ts'
import { answerComplaint, showComplaint } from './answer-complaint.ts'
import { answerRedo, showRedo } from './answer-redo.ts'
import { ofComplaint } from './of-complaint.ts'

const path = '/orders/:number/complaints/:id'

/** The routes of complaints and their redos. */
export const complaintRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path, action: 'readOrders', answer: ofComplaint(showComplaint) },
  { method: 'POST', path, action: 'changeOrders', answer: ofComplaint(answerComplaint) },
  { method: 'GET', path: `${path}/redo`, action: 'changePlanning', answer: ofComplaint(showRedo) },
  { method: 'POST', path: `${path}/redo`, action: 'changePlanning', answer: ofComplaint(answerRedo) },
]

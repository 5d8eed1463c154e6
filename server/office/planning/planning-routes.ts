import type { OfficeRoute } from '../office-route.ts'
import { answerMove, showMove } from './move-order.ts'
import { showBoard } from './show-board.ts'

/** Who goes where: the board, the roster, absences, day sheets, and how to get in. */
export const planningRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/planning', action: 'readPlanning', answer: showBoard },
  { method: 'GET', path: '/orders/:number/move', action: 'changePlanning', answer: showMove },
  { method: 'POST', path: '/orders/:number/move', action: 'changePlanning', answer: answerMove },
]

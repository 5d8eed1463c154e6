import { answerAccess, showAccess } from '../day-sheets/answer-access.ts'
import { askWork, openDaySheet, recordWork, showDaySheet } from '../day-sheets/answer-day-sheet.ts'
import { showDaySheets } from '../day-sheets/show-day-sheets.ts'
import type { OfficeRoute } from '../gate/office-route.ts'
import { answerAbsences, endAbsence, showAbsences } from '../roster/answer-absences.ts'
import { answerRoster, showRoster } from '../roster/answer-roster.ts'
import { answerMove, showMove } from './move/answer-reschedule.ts'
import { showBoard } from './show-board.ts'

const daySheet = '/planning/day/:country/:team/:date'

/** Who goes where: the board, the roster, absences, day sheets, and how to get in. */
export const planningRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/planning', action: 'readPlanning', answer: showBoard },
  { method: 'GET', path: '/orders/:number/move', action: 'changePlanning', answer: showMove },
  { method: 'POST', path: '/orders/:number/move', action: 'changePlanning', answer: answerMove },
  { method: 'GET', path: '/planning/roster', action: 'readPlanning', answer: showRoster },
  { method: 'POST', path: '/planning/roster', action: 'changePlanning', answer: answerRoster },
  { method: 'GET', path: '/planning/absences', action: 'readPlanning', answer: showAbsences },
  { method: 'POST', path: '/planning/absences', action: 'changePlanning', answer: answerAbsences },
  { method: 'POST', path: '/planning/absences/:id', action: 'changePlanning', answer: endAbsence },
  { method: 'GET', path: '/planning/day', action: 'readDaySheet', answer: showDaySheets },
  { method: 'GET', path: daySheet, action: 'readDaySheet', answer: showDaySheet },
  { method: 'POST', path: daySheet, action: 'readDaySheet', answer: openDaySheet },
  { method: 'GET', path: `${daySheet}/work`, action: 'recordWork', answer: askWork },
  { method: 'POST', path: `${daySheet}/work`, action: 'recordWork', answer: recordWork },
  { method: 'GET', path: '/orders/:number/access', action: 'changePlanning', answer: showAccess },
  { method: 'POST', path: '/orders/:number/access', action: 'changePlanning', answer: answerAccess },
]

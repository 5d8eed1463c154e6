import type { OfficeRoute } from '../gate/office-route.ts'
import { ofOrder } from '../orders/of-order.ts'
import { answerAccess, showAccess } from './answer-access.ts'
import { askWork, ofVisit, openDaySheet, recordRedo, recordWork, showDaySheet } from './answer-day-sheet.ts'
import { showDaySheets } from './day-sheets-page.tsx'
import { askLate, notifyLate } from './late-page.tsx'
import { ofSheet } from './of-sheet.ts'

const sheet = '/planning/day/:country/:team/:date'

/** The sheets of the teams' days, the work of their visits, and how they get in. */
export const daySheetRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/planning/day', action: 'readDaySheet', answer: showDaySheets },
  { method: 'GET', path: sheet, action: 'readDaySheet', answer: ofSheet(showDaySheet) },
  { method: 'POST', path: sheet, action: 'readDaySheet', answer: ofSheet(openDaySheet) },
  { method: 'GET', path: `${sheet}/work`, action: 'recordWork', answer: ofVisit(askWork) },
  { method: 'POST', path: `${sheet}/work`, action: 'recordWork', answer: ofVisit(recordWork) },
  { method: 'GET', path: `${sheet}/late`, action: 'recordWork', answer: ofVisit(askLate) },
  { method: 'POST', path: `${sheet}/late`, action: 'recordWork', answer: ofVisit(notifyLate) },
  { method: 'POST', path: `${sheet}/redo`, action: 'recordWork', answer: ofSheet(recordRedo) },
  { method: 'GET', path: '/orders/:number/access', action: 'changePlanning', answer: ofOrder(showAccess) },
  { method: 'POST', path: '/orders/:number/access', action: 'changePlanning', answer: ofOrder(answerAccess) },
]

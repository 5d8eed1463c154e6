import type { OfficeRoute } from '../gate/office-route.ts'
import { answerLead, leaseLead, showLead } from './answer-lead.ts'
import { showLeads } from './leads-page.tsx'
import { tellArea } from './tell-area.ts'
import { exportDemand } from './uncovered-demand.ts'

/** The inbox, its messages, and the demand from outside our area. */
export const leadRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/leads', action: 'readLeads', answer: showLeads },
  { method: 'GET', path: '/leads.csv', action: 'readLeads', data: true, answer: exportDemand },
  { method: 'POST', path: '/leads/told', action: 'answerLeads', answer: tellArea },
  { method: 'GET', path: '/leads/:id', action: 'readLeads', answer: showLead },
  { method: 'POST', path: '/leads/:id', action: 'answerLeads', answer: answerLead },
  { method: 'POST', path: '/leads/:id/lease', action: 'answerLeads', data: true, answer: leaseLead },
]

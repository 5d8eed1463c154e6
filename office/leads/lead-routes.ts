import type { OfficeRoute } from '../gate/office-route.ts'
import { answerLead, leaseLead, showLead } from './answer-lead.ts'
import { showLeads } from './show-leads.ts'

/** The inbox. */
export const leadRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/leads', action: 'readLeads', answer: showLeads },
  { method: 'GET', path: '/leads/:id', action: 'readLeads', answer: showLead },
  { method: 'POST', path: '/leads/:id', action: 'answerLeads', answer: answerLead },
  { method: 'POST', path: '/leads/:id/lease', action: 'answerLeads', data: true, answer: leaseLead },
]

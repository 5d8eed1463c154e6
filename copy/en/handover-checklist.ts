import { handoverFields, handoverGroups } from '../handover-rows.ts'

// Placeholders: none. The lines are bilingual on purpose; see handover-rows.ts.

export const handoverChecklist = {
  title: 'Handover checklist, English and Dutch',
  lead: 'Walk through the home together and tick each line. Tenant and landlord can each read it in English or Dutch. There’s no French version yet.',
  tenantColumn: 'Tenant',
  landlordColumn: 'Landlord',
  printLabel: 'Print the checklist',
  tips: [
    'Keep the inventory of fixtures beside it: nothing has to be better at the end than it was at the start.',
    'Take photos of every room, the meters and anything you disagree about.',
    'Only sign what you understand. Each of you keeps a copy.',
  ],
  groups: handoverGroups,
  fields: handoverFields,
}

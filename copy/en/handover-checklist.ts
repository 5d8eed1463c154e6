import { handoverFields, handoverGroups } from '../handover-rows.ts'

// Placeholders: none. The lines are bilingual on purpose; see handover-rows.ts.

export const handoverChecklist = {
  title: 'Handover checklist, English and Dutch',
  lead: 'Walk through the home together and tick each line. Tenant and landlord each read it in their own language.',
  englishColumn: 'English',
  dutchColumn: 'Nederlands',
  tenantColumn: 'Tenant',
  landlordColumn: 'Landlord',
  printLabel: 'Print the checklist',
  tips: [
    'Lay it beside the inventory of fixtures: what was there at the start need not be better at the end.',
    'Take photos of every room, of the meters and of anything that is open to discussion.',
    'Sign only what you understand. Each of you keeps a copy.',
  ],
  groups: handoverGroups,
  fields: handoverFields,
}

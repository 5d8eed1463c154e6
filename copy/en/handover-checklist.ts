import { brand } from '../../domain/company/company.ts'
import { handoverFields, handoverGroups } from '../handover-rows.ts'

// Placeholders: none. The lines are bilingual on purpose; see handover-rows.ts.

export const handoverChecklist = {
  metaTitle: `Handover checklist for a rental home | ${brand}`,
  metaDescription:
    'A checklist for handing back a rental home, room by room, in English and Dutch: tick it on your phone or print two sheets for tenant and landlord.',
  title: 'Handover checklist, English and Dutch',
  lead: 'Walk through the home together and tick each line. Tenant and landlord can each read it in English or Dutch. There’s no French version yet.',
  tenantColumn: 'Tenant',
  landlordColumn: 'Landlord',
  paper: 'Two sheets of A4, with boxes for both of you.',
  printLabel: 'Print the checklist',
  tips: [
    'Keep the inventory of fixtures beside it: nothing has to be better at the end than it was at the start.',
    'Take photos of every room, the meters and anything you disagree about.',
    'Only sign what you understand. Each of you keeps a copy.',
  ],
  /** On the page of end-of-tenancy cleaning. */
  teaser: {
    heading: 'A checklist for the handover',
    text: 'Walk through the home with your landlord and tick each line, in English and Dutch: on your phone, or on two sheets of paper.',
    link: 'Open the checklist',
  },
  clean: {
    heading: 'Leave the cleaning to us',
    text: 'An end-of-tenancy clean takes care of the oven, the fridge, the cupboards and the limescale before the inspection.',
    link: 'End-of-tenancy cleaning',
  },
  groups: handoverGroups,
  fields: handoverFields,
}

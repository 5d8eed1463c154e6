import type { handoverChecklist as english } from '../en/handover-checklist.ts'
import { handoverFields, handoverGroups } from '../handover-rows.ts'

export const handoverChecklist: typeof english = {
  title: 'Opleverchecklist, Nederlands en Engels',
  lead: 'Loop samen door de woning en vink elke regel af, ieder in zijn eigen taal.',
  englishColumn: 'English',
  dutchColumn: 'Nederlands',
  tenantColumn: 'Huurder',
  landlordColumn: 'Verhuurder',
  printLabel: 'Checklist printen',
  tips: [
    'Leg de opnamestaat ernaast: wat er al was, hoeft niet beter te zijn.',
    'Fotografeer elke ruimte en de meters.',
    'Teken alleen wat je begrijpt.',
  ],
  groups: handoverGroups,
  fields: handoverFields,
}

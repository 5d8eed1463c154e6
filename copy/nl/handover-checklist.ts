import type { handoverChecklist as english } from '../en/handover-checklist.ts'
import { handoverFields, handoverGroups } from '../handover-rows.ts'

export const handoverChecklist: typeof english = {
  title: 'Opleverchecklist, Nederlands en Engels',
  lead: 'Loop samen door de woning en vink elke regel af.',
  tenantColumn: 'Huurder',
  landlordColumn: 'Verhuurder',
  printLabel: 'Checklist printen',
  tips: [
    'Leg de opnamestaat ernaast: niets hoeft beter te zijn dan aan het begin.',
    'Fotografeer elke ruimte, de meters en alles waarover jullie het oneens zijn.',
    'Teken alleen wat je begrijpt en bewaar allebei een exemplaar.',
  ],
  groups: handoverGroups,
  fields: handoverFields,
}

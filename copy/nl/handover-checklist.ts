import type { handoverChecklist as english } from '../en/handover-checklist.ts'
import { handoverFields, handoverGroups } from '../handover-rows.ts'

export const handoverChecklist: typeof english = {
  title: 'Opleverchecklist, Nederlands en Engels',
  lead: 'Loop samen door de woning en vink elke regel af. Huurder en verhuurder lezen allebei hun eigen taal.',
  englishColumn: 'English',
  dutchColumn: 'Nederlands',
  tenantColumn: 'Huurder',
  landlordColumn: 'Verhuurder',
  printLabel: 'Checklist printen',
  tips: [
    'Leg het opnamerapport ernaast: wat er bij het begin al was, hoeft aan het eind niet beter te zijn.',
    'Maak foto’s van elke ruimte, van de meters en van alles waar discussie over kan ontstaan.',
    'Teken alleen wat je begrijpt. Jullie bewaren allebei een exemplaar.',
  ],
  groups: handoverGroups,
  fields: handoverFields,
}

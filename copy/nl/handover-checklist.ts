import { brand } from '../../domain/company/company.ts'
import { handoverFields, handoverGroups } from '../handover-rows.ts'

export const handoverChecklist = {
  metaTitle: `Opleverchecklist voor je huurwoning | ${brand}`,
  metaDescription:
    'Checklist voor de oplevering van je huurwoning, ruimte voor ruimte, in het Nederlands en Engels: vink af op je telefoon of print twee vellen.',
  title: 'Opleverchecklist, Nederlands en Engels',
  lead: 'Loop samen met je verhuurder door de woning en vink af wat in orde is. Alles staat er in het Nederlands en het Engels.',
  tenantColumn: 'Huurder',
  landlordColumn: 'Verhuurder',
  paper: 'Twee A4’tjes, met vakjes voor huurder en verhuurder.',
  printLabel: 'Checklist printen',
  tips: [
    'Leg de opnamestaat ernaast: niets hoeft beter te zijn dan aan het begin.',
    'Fotografeer elke ruimte, de meters en alles waarover jullie het oneens zijn.',
    'Teken alleen wat je begrijpt en bewaar allebei een exemplaar.',
  ],
  teaser: {
    heading: 'Een checklist voor de oplevering',
    text: 'Loop samen met je verhuurder door de woning en vink elke regel af, in het Nederlands en Engels: op je telefoon of op twee vellen papier.',
    link: 'Open de checklist',
  },
  clean: {
    heading: 'Wij maken schoon, jij levert op',
    text: 'Bij een eindschoonmaak pakken we oven, koelkast, kasten en kalk aan vóór de inspectie.',
    link: 'Bekijk de eindschoonmaak',
  },
  groups: handoverGroups,
  fields: handoverFields,
}

import type { workOrder as english } from '../en/work-order.ts'

export const workOrder: typeof english = {
  stamps: {
    nonBinding: 'Vrijblijvend',
    notOrdered: 'Nog niet besteld',
    agreed: 'Akkoord',
    inspected: 'Gecontroleerd',
    ended: 'Beëindigd',
  },
}

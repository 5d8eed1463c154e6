export const workOrder = {
  stamps: {
    nonBinding: 'Vrijblijvend',
    notOrdered: 'Nog niet besteld',
    agreed: 'Akkoord',
    inspected: 'Gecontroleerd',
    ended: 'Beëindigd',
  },
}

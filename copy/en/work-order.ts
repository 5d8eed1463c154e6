/** Texts of a work order. The word of its stamp says how far it is. */
export const workOrder = {
  stamps: {
    nonBinding: 'Non-binding',
    notOrdered: 'Not ordered yet',
    agreed: 'Agreed',
    inspected: 'Checked',
    ended: 'Ended',
  },
}

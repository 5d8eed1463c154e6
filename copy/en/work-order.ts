/** What a work order says about itself: the word of its stamp tells how far it is. */
export const workOrder = {
  stamps: {
    example: 'Example',
    nonBinding: 'Non-binding',
    agreed: 'Agreed',
    inspected: 'Checked',
    ended: 'Ended',
  },
}

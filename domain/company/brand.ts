/** Our trade name, used by all pages, mails and programs. */
export const brand = 'Helderhuis'

import { contactForm } from '#copy/contact-form.ts'

const [phone1 = '', phone2 = ''] = contactForm.validPhones

/** The two example numbers of the message for an invalid phone number: `{phone1}` and `{phone2}`. */
export const validPhones = { phone1, phone2 }

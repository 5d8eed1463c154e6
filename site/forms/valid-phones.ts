import { contactForm } from '#copy/contact-form.ts'

const [phone1 = '', phone2 = ''] = contactForm.validPhones

/** The two ways of writing a phone number that its message names, as `{phone1}` and `{phone2}`. */
export const validPhones = { phone1, phone2 }

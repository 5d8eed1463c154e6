import type { Language } from '../domain/language.ts'

/** A valid message as the contact form sends it, recognisable by its mark. */
export const markedMessage = (mark: string, language: Language = 'en') => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `${mark}@visitor.example`,
  phoneNumber: language === 'en' ? '0470123456' : '0612345678',
  remark: mark,
})

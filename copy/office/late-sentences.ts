import type { Language } from '../../domain/language.ts'
import { notices } from '../en/order/notices.ts'
import { notices as dutchNotices } from '../nl/order/notices.ts'

/** What a customer reads when the team is late, in the language of their site. Placeholders: {minutes}, {at}. */
export const lateSentences: Record<Language, string> = {
  en: notices.lateNotice.opening,
  nl: dutchNotices.lateNotice.opening,
}

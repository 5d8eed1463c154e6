import { language } from '#copy/language.ts'
import { mail as words } from '#copy/mail.ts'
import { legalLines } from '../../copy/format/legal-lines.ts'
import { company } from '../../domain/company/company.ts'
import { displayPhoneNumber } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import type { MailBody } from './mail-body.ts'

const country = countryOf(language)

/** The footer of every mail. */
export const sender: Pick<MailBody, 'signature' | 'legal'> = {
  signature: words.signature,
  legal: [...legalLines, company.email[country], displayPhoneNumber(country, company.phoneNumber[country])],
}

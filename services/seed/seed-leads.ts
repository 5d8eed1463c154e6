import { randomUUID } from 'node:crypto'
import { servedLanguages } from '../../domain/company/company.ts'
import type { ContactRequest } from '../../domain/contact/request-schema.ts'
import type { Language } from '../../domain/language.ts'
import { storeLead } from '../contact/store-lead.ts'
import type { Database } from '../database/schema.ts'

const minute = 60_000

/** Made-up messages, with how many minutes ago they came in. */
const samples: { language: Language; minutesAgo: number; request: ContactRequest }[] = [
  {
    language: 'en',
    minutesAgo: 40,
    request: {
      kind: 'contact',
      firstName: 'Sample',
      lastName: 'Peeters',
      email: 'peeters@sample.example',
      phoneNumber: '0470 12 34 56',
      remark:
        'We’re moving out of our flat in 3000 Leuven at the end of next month. Can you also clean the oven and the windows?',
    },
  },
  {
    language: 'en',
    minutesAgo: 5 * 24 * 60,
    request: {
      kind: 'callBack',
      firstName: 'Sample',
      lastName: 'Maes',
      email: 'maes@sample.example',
      phoneNumber: '02 123 45 67',
      business: 'Sample Bakery',
      remark: 'Our shop needs cleaning three times a week. Please call after two in the afternoon.',
    },
  },
  {
    language: 'nl',
    minutesAgo: 90,
    request: {
      kind: 'contact',
      firstName: 'Voorbeeld',
      lastName: 'De Vries',
      email: 'devries@sample.example',
      phoneNumber: '06 12345678',
      remark: 'Kunnen jullie volgende week de keuken en de badkamer grondig schoonmaken? Wij wonen in 7551 AB Hengelo.',
    },
  },
]

/** Puts a few messages into the inbox of a new office, marked as samples. They are not mailed. */
export async function seedLeads(transaction: Database, now: Date): Promise<void> {
  for (const { language, minutesAgo, request } of samples) {
    if (!servedLanguages.includes(language)) continue
    const id = randomUUID()
    const receivedAt = new Date(now.getTime() - minutesAgo * minute)
    await transaction
      .insertInto('submission')
      .values({
        id,
        kind: request.kind,
        language,
        payload: JSON.stringify(request),
        bodyHash: '',
        suspectedSpam: 0,
        createdAt: receivedAt.toISOString(),
      })
      .execute()
    await storeLead(transaction, { id, language, request, suspectedSpam: false, receivedAt }, true)
  }
}

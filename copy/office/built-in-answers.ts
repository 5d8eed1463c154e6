import type { Language } from '../../domain/language.ts'
import { faq } from '../en/faq/faq.ts'
import { faq as dutchFaq } from '../nl/faq/faq.ts'
import type { FaqTopic } from '../page-copy.ts'

/** The questions of the FAQ of each website as the copy has them, with placeholders. */
export const builtInAnswers: Record<Language, readonly FaqTopic[]> = { en: faq.topics, nl: dutchFaq.topics }

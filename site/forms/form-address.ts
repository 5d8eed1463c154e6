import { language } from '#copy/language.ts'
import { formPages } from '../../domain/website/form-pages.ts'

/** The path of the page that answers a form sent without script. */
export function formAddress(page: keyof typeof formPages): string {
  const row: { en?: string; nl?: string } = formPages[page]
  return row[language] ?? formPages['customer-service'][language]
}

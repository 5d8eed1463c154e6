import type { OfficeWords } from '../../copy/office/words.ts'
import { textFields } from '../../services/cms/page-fields.ts'
import type { TypedPage } from '../../services/cms/typed-page.ts'

/** A page as one text, to be compared line by line: its filled fields with their names, then what was written. */
export function pageText(fields: OfficeWords['pages']['fields'], page: TypedPage): string {
  const lines = textFields.filter((name) => page[name] !== '').map((name) => `${fields[name]}: ${page[name]}`)
  return [...lines, '', page.body].join('\n')
}

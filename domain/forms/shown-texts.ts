import { cleanLines } from '../contact/form-text.ts'

/** What a field has: a text or number, or a list of texts. */
type FieldText = string | number | readonly string[]

/**
 * The fields that differ from what a form was `shown` with. Of what it was sent with, these are its author's; of what
 * is stored, others have changed them meanwhile.
 */
export function changedSince<Text extends FieldText>(
  shown: string,
  texts: Readonly<Record<string, Text>>,
): Record<string, Text> {
  const was = new URLSearchParams(shown)
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => plain(text) !== plain(was.getAll(name))))
}

/** Browsers send other line breaks than they were given, and options in the order of the page. */
const plain = (text: FieldText): string =>
  [text]
    .flat()
    .map((one) => cleanLines(String(one)))
    .filter(Boolean)
    .sort()
    .join('\n')

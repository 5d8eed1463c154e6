/**
 * The capacity of one text message (GSM 03.38): the letters of the basic table count once, those of its extension
 * twice.
 */
const basic = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]$/
const extended = /^[\f^{}\\[~\]|€]$/
export const longestTextMessage = 160

/** Replacements for characters that the alphabet lacks. */
const plain: Readonly<Record<string, string>> = {
  '\u00A0': ' ',
  '\u202F': ' ',
  '–': '-',
  '—': '-',
  '‑': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
}

/** A text in the alphabet of text messages, with plain quotes, dashes and spaces instead of the typographer's. */
export const plainText = (text: string): string => [...text].map((letter) => plain[letter] ?? letter).join('')

/** How much of a text message a text takes; undefined if it has a letter that the alphabet lacks. */
export function textMessageLength(text: string): number | undefined {
  let length = 0
  for (const letter of text) {
    if (basic.test(letter)) length += 1
    else if (extended.test(letter)) length += 2
    else return undefined
  }
  return length
}

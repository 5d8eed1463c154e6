/** Where the long Dutch compounds of narrow places may part. */
const joints =
  /(?<=zwanger|zwangerschaps|verhuis|lente|renovatie|eind|schoonmaak|aansprakelijkheids|voorbeeld)(?=schaps|schoonmaak|diensten|verzekering|beoordelingen)/gi
const measures =
  /(?<=\d) (?=(?:uur|minuut|minuten|min|dag|dagen|weken|maanden|jaar|m²|km|personen|mensen|taken|sterren|ruimtes?|slaapkamers|h|hours?|minutes?|days?|weeks?|months?|years?|people|tasks?|stars?|rooms?|bedrooms?)(?!\p{L}))|(?<=€) (?=\d)/gu
/**
 * Before a house number, within a postcode, and between a Belgian one and its town: "Voorbeeldstraat 1, 2000
 * Antwerpen".
 */
const addresses = /(?<=\p{Ll}) (?=\d+, \d{4} \p{Lu})|(?<=, \d{4}) (?=\p{Lu})|(?<=\b\d{4}) (?=[A-Z]{2}\b)/gu
/** After the hyphen of a short half, as in "e-mail", after the dash of a time, and between the parts of "6(1)(a)". */
const hinges =
  /(?<=(?<!\p{L})(?:e|EU|KvK|btw)-)(?=\p{L})|(?<=move-)(?=out|in)|(?<=walk-)(?=through)|(?<=\d–)(?=\d)|(?<=\))(?=\()/giu

/**
 * A text of the copy as it is shown: long compounds with soft hyphens (U+00AD), no number on another line than its unit
 * (U+00A0), and neither "e-" nor "08:00–" alone at the end of a line (U+2060). Only for what is rendered: metadata,
 * structured data and the search read the copy itself.
 */
export const typeset = (text: string): string =>
  text.replace(joints, '\u00AD').replace(measures, '\u00A0').replace(addresses, '\u00A0').replace(hinges, '\u2060')

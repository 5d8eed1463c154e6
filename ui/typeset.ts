/** Where the long Dutch compounds of narrow places may part. */
const joints =
  /(?<=zwanger|zwangerschaps|verhuis|lente|renovatie|eind|schoonmaak|aansprakelijkheids)(?=schaps|schoonmaak|diensten|verzekering)/gi
const measures =
  /(?<=\d) (?=(?:uur|minuut|minuten|min|dag|dagen|weken|jaar|m²|km|personen|h|hours?|minutes?|days?|weeks?|years?|people)(?!\p{L}))/gu

/**
 * A text of the copy as it is shown: long compounds with soft hyphens (U+00AD), and no number on another line than its unit (U+00A0).
 * Only for what is rendered: metadata, structured data and the search read the copy itself.
 */
export const typeset = (text: string): string => text.replace(joints, '\u00AD').replace(measures, '\u00A0')

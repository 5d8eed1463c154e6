/**
 * Why a file of the bank, or a part of one, cannot be read (R18.7). `entities`: XML that declares some, which no bank's
 * file does; `report`: a CAMT.052, whose lines may still change; `notification`: a CAMT.054, which no balance moves by;
 * `version`: CODA, but not version 2; `cutOff`: CODA without its last record; `malformed`, `date`, `amount`: a
 * value that the standard does not allow, a date that does not exist, or an amount that is too large; `currency`: not
 * in euros; `otherAccount`: no customer was asked to pay to its account; `tooLarge`, `tooMany`, `tooSlow`: more bytes
 * or lines, or more of a computer's time and memory, than we read; `zip`: a ZIP that is not simply a few files; `nul`:
 * it has bytes that no text has.
 */
export type UnreadableStatement =
  | 'notXml'
  | 'entities'
  | 'notStatement'
  | 'report'
  | 'notification'
  | 'version'
  | 'cutOff'
  | 'malformed'
  | 'date'
  | 'amount'
  | 'currency'
  | 'otherAccount'
  | 'tooLarge'
  | 'tooMany'
  | 'tooSlow'
  | 'zip'
  | 'nul'

/**
 * Why a file of the bank cannot be read. `report`: a CAMT.052, whose lines may still change; `entities`: XML that
 * declares some, which no bank's file does; `currency`: something in it is not in euros; `otherAccount`: no customer
 * was asked to pay to its account.
 */
export type UnreadableStatement =
  | 'notXml'
  | 'entities'
  | 'notStatement'
  | 'report'
  | 'currency'
  | 'malformed'
  | 'otherAccount'
  | 'tooLarge'

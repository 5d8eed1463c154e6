/**
 * The payee of transfers. `name`: the account holder's, which banks compare with the account (Regulation (EU)
 * 2024/886).
 */
export interface Payee {
  name: string
  iban: string
  /** Empty: banks in the euro area do not need it. */
  bic: string
}

/**
 * The text of a QR code for a transfer (EPC069-12, version 002): UTF-8, lines separated by line feeds, the structured
 * reference on line 10 and nothing after it. At most 331 bytes, for error correction M.
 * @param cents positive
 */
export function epcText({ name, iban, bic }: Payee, cents: number, reference: string): string {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return ['BCD', '002', '1', 'SCT', bic, name.slice(0, 70), iban, amount, '', reference].join('\n')
}

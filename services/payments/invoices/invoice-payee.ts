import type { Country } from '../../../domain/language.ts'
import type { Payee } from '../../../domain/payments/payee.ts'
import { samplePayee } from '../../../domain/payments/sample-payee.ts'
import type { Settings } from '../../settings/settings.ts'

/** Where a transfer for an order goes to: samples have an account that belongs to nobody. */
export const invoicePayee = (
  { payees }: Pick<Settings, 'payees'>,
  { country, sample }: { country: Country; sample: boolean },
): Payee | undefined => payees[country] ?? (sample ? samplePayee(country) : undefined)

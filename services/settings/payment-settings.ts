import * as v from 'valibot'
import { httpAddress, port } from './setting-values.ts'

/**
 * `endpoint`: the provider's API, without a slash at the end; undefined: Mollie itself. `standInPort`: that of the
 * stand-in that `npm start` serves (0 for any free port); undefined where a key of the provider is set.
 */
export type PaymentSettings = NonNullable<ReturnType<typeof paymentSettings>>

export const paymentEntries = {
  MOLLIE_API_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:live|test)_\w+$/, 'has to begin with live_ or test_, as Mollie’s dashboard shows it'),
    ),
  ),
  MOLLIE_API_ENDPOINT: v.optional(httpAddress('an address such as https://api.mollie.com/v2')),
  PAYMENTS_PORT: v.optional(port),
}

/** The stand-in takes any key that begins so. */
const standInKey = 'test_standin'

type PaymentEntries = v.InferOutput<v.ObjectSchema<typeof paymentEntries, undefined>>

/**
 * How customers pay online: at Mollie where a key is set, otherwise at the stand-in, which is there on this machine
 * alone. Undefined: they pay by transfer.
 * @param orderSites the addresses of our own ordering sites
 * @param usualPort that of the stand-in unless it is set
 */
export function paymentSettings(
  { MOLLIE_API_KEY: apiKey, MOLLIE_API_ENDPOINT: endpoint, PAYMENTS_PORT }: PaymentEntries,
  orderSites: readonly string[],
  usualPort: number,
) {
  if (apiKey) return { apiKey, endpoint, standInPort: undefined }
  const isOwnMachine = orderSites.every((site) => new URL(site).hostname === 'localhost')
  if (orderSites.length === 0 || !isOwnMachine) return undefined
  const standInPort = PAYMENTS_PORT ?? usualPort
  return { apiKey: standInKey, endpoint: `http://localhost:${standInPort}/v2`, standInPort }
}

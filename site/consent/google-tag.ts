import { googleTagOrigin, type Measurement, tagPolicy } from '../../domain/website/measurement.ts'
import type { VisitEvent } from '../../ui/browser/events.ts'

type ConsentState = Partial<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', 'granted' | 'denied'>
>
type Command =
  | ['js', Date]
  | ['consent', 'default' | 'update', ConsentState]
  | ['config' | 'event', string, Record<string, unknown>]

interface ScriptAddresses {
  createScriptURL(address: string): string
}

declare global {
  interface Window {
    /** The queue that Google's tag reads. Not `dataLayer`, which holds our own events. */
    gtagLayer?: IArguments[]
    /**
     * The part of Trusted Types that we use. A `TrustedScriptURL` is typed as a string, because `script.src` takes one.
     */
    trustedTypes?: { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses }
    /** Google's opt-out switch: while true, nothing is sent or stored for this property. */
    [disabled: `ga-disable-${string}`]: boolean
  }
}

/** Google's tag only accepts commands as `arguments` objects. */
const gtag: (...command: Command) => void = function () {
  window.gtagLayer ??= []
  window.gtagLayer.push(arguments)
}

/**
 * Google Analytics 4 with Consent Mode v2 in basic mode (R12.2). The library is not requested before a yes, advertising
 * always stays denied, and a no switches the tag off and deletes its cookies.
 */
export function googleTag({ id, tagOrigin }: Measurement) {
  const disabled = `ga-disable-${id}` as const
  let state: 'unknown' | 'granted' | 'denied' = 'unknown'
  let asked = false

  function load() {
    asked = true
    gtag('js', new Date())
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      page_location: addressWithoutPersonalData(location.href),
      page_referrer: addressWithoutPersonalData(document.referrer),
      ...(tagOrigin !== googleTagOrigin && { server_container_url: tagOrigin }),
    })
    const script = document.createElement('script')
    script.async = true
    script.src = scriptOf(tagOrigin, `/gtag/js?id=${id}&l=gtagLayer`)
    document.head.append(script)
  }

  return {
    /** Allows sending events, and loads the tag the first time. */
    grant() {
      if (state === 'granted') return
      if (!asked) {
        const denied = 'denied'
        gtag('consent', 'default', {
          ad_storage: denied,
          ad_user_data: denied,
          ad_personalization: denied,
          analytics_storage: denied,
        })
      }
      state = 'granted'
      window[disabled] = false
      gtag('consent', 'update', { analytics_storage: 'granted' })
      if (!asked) load()
    },
    /** Stops sending events and deletes what is stored. */
    deny() {
      if (state === 'denied') return
      state = 'denied'
      // Switch off first: otherwise the tag would report the change of consent.
      window[disabled] = true
      if (asked) gtag('consent', 'update', { analytics_storage: 'denied' })
      forgetCookies()
    },
    /** Sends an event, with personal data removed from its addresses (R12.5). */
    send({ event, ...details }: VisitEvent) {
      const addresses = Object.entries(details)
        .filter(([name]) => name === 'page_location' || name === 'page_referrer')
        .map(([name, address]) => [name, addressWithoutPersonalData(address)])
      gtag('event', event, { ...details, ...Object.fromEntries(addresses) })
    },
  }
}

/**
 * The address of a script that this page may run (Trusted Types, decision 16). Only the tag's origin is allowed; any
 * other address throws. Browsers without Trusted Types get a plain string.
 */
function scriptOf(tagOrigin: string, path: string): string {
  const rules: ScriptAddresses = {
    createScriptURL(address) {
      if (new URL(address).origin !== new URL(tagOrigin).origin)
        throw new TypeError(`Unexpected tag address: ${address}`)
      return address
    },
  }
  const policy = window.trustedTypes?.createPolicy(tagPolicy, rules) ?? rules
  return policy.createScriptURL(tagOrigin + path)
}

/** Deletes the cookies of Google Analytics, on whichever parent domain of this host they were set. */
function forgetCookies() {
  const names = document.cookie.split('; ').flatMap((cookie) => /^_ga[^=]*/.exec(cookie) ?? [])
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      // The Cookie Store API does not work over plain HTTP, nor in all browsers yet.
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

/** Parameters of our own addresses that contain personal data from forms. */
const personal = ['zipCode', 'firstName', 'lastName', 'email', 'phoneNumber', 'business', 'remark', 'sent']

/**
 * Removes personal data from an address before it leaves the browser (R12.5). The language switch can carry a postcode
 * and the call-back box, without script, a phone number. A malformed address is returned unchanged.
 */
function addressWithoutPersonalData(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  for (const name of personal) url.searchParams.delete(name)
  return url.href
}

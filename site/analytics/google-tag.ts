import type { VisitEvent } from '../../ui/browser/events.ts'
import { googleTagOrigin, type Measurement, tagPolicy } from './measurement.ts'
import { addressWithoutPersonalData } from './without-personal-data.ts'

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
    /** The queue that Google's tag reads: not `dataLayer`, which holds our own events. */
    gtagLayer?: IArguments[]
    /** What is used of Trusted Types; the address that comes out is, to the types, the text that a script takes. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses }
    /** Google's switch: while it is true nothing of this property is sent or stored. */
    [disabled: `ga-disable-${string}`]: boolean
  }
}

/** Google's tag takes its commands as `arguments` objects only. */
const gtag: (...command: Command) => void = function () {
  window.gtagLayer ??= []
  window.gtagLayer.push(arguments)
}

/**
 * Google Analytics 4 with Consent Mode v2 in basic mode: the library is not even asked for before a yes, advertising stays
 * denied for good, and after a no the tag is switched off and its cookies are gone.
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
    /** From now on events may be sent. */
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
    /** From now on nothing is sent, and nothing stays stored. */
    deny() {
      if (state === 'denied') return
      state = 'denied'
      // Switched off first: a bare change of consent would be reported.
      window[disabled] = true
      if (asked) gtag('consent', 'update', { analytics_storage: 'denied' })
      forgetCookies()
    },
    send({ event, ...details }: VisitEvent) {
      const addresses = Object.entries(details)
        .filter(([name]) => name === 'page_location' || name === 'page_referrer')
        .map(([name, address]) => [name, addressWithoutPersonalData(address)])
      gtag('event', event, { ...details, ...Object.fromEntries(addresses) })
    },
  }
}

/**
 * The address of a script that may run in this page (Trusted Types): one at the tag's origin and no other. Browsers without
 * Trusted Types take the text itself.
 */
function scriptOf(tagOrigin: string, path: string): string {
  const rules: ScriptAddresses = {
    createScriptURL(address) {
      if (new URL(address).origin !== new URL(tagOrigin).origin) throw new TypeError(`No tag comes from ${address}`)
      return address
    },
  }
  const policy = window.trustedTypes?.createPolicy(tagPolicy, rules) ?? rules
  return policy.createScriptURL(tagOrigin + path)
}

/** Takes away the cookies of Google Analytics, whatever domain of this host they were set on. */
function forgetCookies() {
  const names = document.cookie.split('; ').flatMap((cookie) => /^_ga[^=]*/.exec(cookie) ?? [])
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names) {
    for (const domain of ['', ...domains]) {
      // The Cookie Store API would do, but not on plain http and not everywhere yet.
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

import * as v from 'valibot'
import { servedLanguages } from '../../domain/company/company.ts'
import { mistakeInEnglish } from '../../domain/company/company-mistakes.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import type { Language } from '../../domain/language.ts'
import { googleReviewsSettings } from '../reviews/google-settings.ts'
import { isMistyped } from './mistyped-setting.ts'
import { payeeSettings } from './payee-settings.ts'
import { paymentSettings } from './payment-settings.ts'
import { settingsSchema } from './settings-schema.ts'

/** A setting that stops the start: one sentence that says what to do. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem'
}

type Entries = v.InferOutput<typeof settingsSchema>

/**
 * Reads environment variables by the schema. An empty one counts as not given.
 * @throws SettingsProblem for a malformed one, and for an unknown one that looks like ours: that is a typing mistake
 */
function readEntries(environment: Record<string, string | undefined>): Entries {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const unknown = Object.keys(given).find(isMistyped)
  if (unknown) {
    throw new SettingsProblem(
      `${unknown} is not a setting. Known are ${Object.keys(settingsSchema.entries).join(', ')}.`,
    )
  }
  const result = v.safeParse(settingsSchema, given)
  if (!result.success) {
    const [issue] = result.issues
    throw new SettingsProblem(`The setting ${v.getDotPath(issue)} ${mistakeInEnglish(issue.message)}.`)
  }
  return result.output
}

/** @throws SettingsProblem for a site of a country that the company does not serve (R1.12) */
function expectServed(entries: Entries): void {
  const named = (['SITE_ORIGIN', 'ORDER_ORIGIN'] as const).flatMap((name) =>
    (['EN', 'NL'] as const).filter((ending) => entries[`${name}_${ending}`]).map((ending) => `${name}_${ending}`),
  )
  if (entries.SITE_LANGUAGE) named.push(`SITE_LANGUAGE=${entries.SITE_LANGUAGE}`)
  const wrong = named.find((name) => !servedLanguages.some((language) => name.toLowerCase().endsWith(language)))
  if (wrong)
    throw new SettingsProblem(
      `${wrong} is for a country that countries in ${companyFolder}/company.yaml does not list.`,
    )
}

/** @throws SettingsProblem where a port that follows from PORT is above the last one */
function expectPorts({ SITE_LANGUAGE: language, PORT, ORDER_PORT, OFFICE_PORT, PAYMENTS_PORT }: Entries): void {
  if (ORDER_PORT && !language)
    throw new SettingsProblem('ORDER_PORT is the port of a single site: set SITE_LANGUAGE to en or nl too.')
  const isBeyond = (after: number) => PORT !== undefined && PORT + after > 65535
  if (!language && isBeyond(5))
    throw new SettingsProblem('Both sites take PORT and the five after it: choose one up to 65530.')
  if (isBeyond(2) && ORDER_PORT === undefined)
    throw new SettingsProblem('The ordering site is two ports after PORT: set ORDER_PORT too.')
  if (isBeyond(4) && OFFICE_PORT === undefined)
    throw new SettingsProblem('The office is four ports after PORT: set OFFICE_PORT too.')
  if (isBeyond(5) && PAYMENTS_PORT === undefined)
    throw new SettingsProblem('The payments’ stand-in is five ports after PORT: set PAYMENTS_PORT too.')
}

/** Settings after checking, with every default filled in (R14.2). */
export type Settings = ReturnType<typeof readSettings>

/**
 * Reads the settings out of environment variables.
 * @throws SettingsProblem with a sentence about the first one that is wrong
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const entries = readEntries(environment)
  expectServed(entries)
  expectPorts(entries)
  const { SITE_LANGUAGE, PORT } = entries
  const [only, other] = servedLanguages
  const language = SITE_LANGUAGE ?? (other ? undefined : only)
  const google = googleReviewsSettings(entries)
  if (google.problem) throw new SettingsProblem(google.problem)
  const port = portsOfSites(language, PORT)
  const languages = language ? [language] : servedLanguages
  const ordering = orderingSites(entries, (site) =>
    site === language && entries.ORDER_PORT !== undefined ? entries.ORDER_PORT : port[site] && port[site] + 2,
  )
  const ourOrderSites = ordering.orderPort ? languages.map((site) => ordering.orderSiteUrl[site]) : []
  return {
    /** The sites to serve: one, or both. */
    languages,
    /** The sites that visitors can reach: those of this process, and one of another whose origin is named. */
    reachable: servedLanguages.filter(
      (site) => languages.includes(site) || entries[site === 'en' ? 'SITE_ORIGIN_EN' : 'SITE_ORIGIN_NL'],
    ),
    /** 0 stands for any free port. */
    port,
    /** Public origins, without a slash at the end. */
    origin: {
      en: entries.SITE_ORIGIN_EN ?? `http://localhost:${port.en}`,
      nl: entries.SITE_ORIGIN_NL ?? `http://localhost:${port.nl}`,
    },
    ...ordering,
    office: officeOf(entries, PORT === undefined ? 3004 : PORT && PORT + 4),
    /** The payee of each country's customers. */
    payees: payeeSettings(entries),
    /** How customers pay online; undefined: by transfer alone. */
    payments: paymentSettings(entries, ourOrderSites, PORT === undefined ? 3005 : PORT && PORT + 5),
    /** Undefined: reviews are not read from Google. */
    googleReviews: google.settings,
    ...otherSettings(entries),
  }
}

/** The settings that each follow from one variable. */
function otherSettings(entries: Entries) {
  return {
    /** The address to listen on; undefined: all of the machine's. */
    host: entries.HOST,
    /** Whether search engines may list the site; undefined: decided by its origin. */
    indexed: entries.SITE_INDEXED && entries.SITE_INDEXED === 'yes',
    /** Whether phones of crews keep the page and their day for where there is no network (R20.12). */
    crewWorker: entries.CREW_WORKER === 'on',
    databaseUrl: entries.DATABASE_URL,
    /** Undefined: mail is written to `mailDir`. */
    smtpUrl: entries.SMTP_URL,
    mailDir: entries.MAIL_DIR,
    /** The gateway that takes text messages; undefined: they are written to `smsDir`. */
    smsUrl: entries.SMS_URL,
    smsDir: entries.SMS_DIR,
    mailFrom: entries.MAIL_FROM,
    mailTo: entries.MAIL_TO,
    /** Days that a message is kept after the office has got it. */
    mailKeepDays: entries.MAIL_KEEP_DAYS,
    /** How many messages are taken in ten minutes, from one address and in all, by each process. */
    messagesPerAddress: entries.MAIL_LIMIT_PER_ADDRESS,
    messagesInAll: entries.MAIL_LIMIT_IN_ALL,
    /**
     * Orders of a client's network and of a mailbox that count at once on one day; what is beyond waits to be confirmed
     * by mail.
     */
    ordersAtOnce: { client: entries.ORDERS_AT_ONCE_PER_CLIENT, mailbox: entries.ORDERS_AT_ONCE_PER_MAILBOX },
    /** Addresses of our own proxies: only their `X-Forwarded-For` is believed. */
    trustedProxies: entries.TRUSTED_PROXIES ?? [],
    /** The folder of backups, which a drill looks through. */
    backupDir: entries.BACKUP_DIR,
    /** The company's folder. */
    companyDir: entries.COMPANY_DIR,
    /** Folder of the tariff files; without one of the site's country no estimate is offered. */
    tariffDir: entries.TARIFF_DIR,
    gaMeasurementId: entries.GA_MEASUREMENT_ID,
    /** Where Google's tag is loaded from: Google, or a tag server of one's own that the measurements go to as well. */
    gaTagOrigin: entries.GA_TAG_ORIGIN,
    logLevel: entries.LOG_LEVEL,
  }
}

/** The ports of the websites. One site gets PORT; of two, English gets PORT and Dutch the next. 0: any free port. */
function portsOfSites(language: Language | undefined, PORT: number | undefined): Record<Language, number> {
  if (PORT === 0) return { en: 0, nl: 0 }
  const usual = { en: 3000, nl: 3001 }
  if (PORT === undefined) return usual
  return language ? { ...usual, [language]: PORT } : { en: PORT, nl: PORT + 1 }
}

/** Where the office is. Without an origin of its own no one but this machine reaches it (R17.1). */
function officeOf({ HOST, OFFICE_PORT, OFFICE_ORIGIN, OFFICE_KEY }: Entries, usualPort: number) {
  const port = OFFICE_PORT ?? usualPort
  return {
    /** 0 stands for any free port. */
    port,
    origin: OFFICE_ORIGIN ?? `http://localhost:${port}`,
    /** The address it listens on. */
    host: OFFICE_ORIGIN ? HOST : '127.0.0.1',
    /**
     * What access notes are sealed with, as 64 hexadecimal digits each with commas between, the one to seal with first;
     * undefined: a file beside the embedded database.
     */
    keys: OFFICE_KEY,
  }
}

/**
 * Where orders are placed, without a slash at the end: at a foreign ordering site if one is named, otherwise at our
 * own, one per language, whose ports are 0 for any free one.
 * @param portOf the port of our own
 */
function orderingSites(
  { ORDER_SITE_URL: foreign, ORDER_ORIGIN_EN, ORDER_ORIGIN_NL }: Entries,
  portOf: (site: Language) => number,
): { orderSiteUrl: Record<Language, string>; orderPort: Record<Language, number> | undefined } {
  if (foreign) return { orderSiteUrl: { en: foreign, nl: foreign }, orderPort: undefined }
  const orderPort = { en: portOf('en'), nl: portOf('nl') }
  return {
    orderSiteUrl: {
      en: ORDER_ORIGIN_EN ?? `http://localhost:${orderPort.en}`,
      nl: ORDER_ORIGIN_NL ?? `http://localhost:${orderPort.nl}`,
    },
    orderPort,
  }
}

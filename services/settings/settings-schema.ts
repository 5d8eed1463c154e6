import { isIP } from 'node:net'
import * as v from 'valibot'
import { messageRetentionDays } from '../../domain/company/business-rules.ts'
import { company } from '../../domain/company/company.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import { languages } from '../../domain/language.ts'
import { googleTagOrigin } from '../../domain/website/measurement.ts'
import { googleEntries } from '../reviews/google-settings.ts'
import { payeeEntries } from './payee-settings.ts'
import { paymentEntries } from './payment-settings.ts'
import { count, httpAddress, mailAddress, origin, port } from './setting-values.ts'

/** The settings by their names in the environment, with their defaults (R14.2). */
export const settingsSchema = v.object({
  SITE_LANGUAGE: v.optional(v.picklist(languages, 'has to be en or nl; leave it out to serve both sites')),
  PORT: v.optional(port),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'has to be an address of this machine, such as 127.0.0.1')),
  ),
  SITE_ORIGIN_EN: v.optional(origin),
  SITE_ORIGIN_NL: v.optional(origin),
  SITE_INDEXED: v.optional(v.picklist(['yes', 'no'], 'has to be yes or no; leave it out to go by the origin')),
  ORDER_SITE_URL: v.optional(httpAddress('an address such as https://order.company.example')),
  ORDER_PORT: v.optional(port),
  ORDER_ORIGIN_EN: v.optional(origin),
  ORDER_ORIGIN_NL: v.optional(origin),
  OFFICE_PORT: v.optional(port),
  OFFICE_ORIGIN: v.optional(
    v.pipe(
      origin,
      v.check(
        (text) => text.startsWith('https:') || new URL(text).hostname === 'localhost',
        'has to begin with https://, because passkeys need it',
      ),
    ),
  ),
  OFFICE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\da-f]{64}(?:,[\da-f]{64})*$/i,
        'has to be 64 hexadecimal digits, as “openssl rand -hex 32” prints them; older keys may follow after commas',
      ),
    ),
  ),
  CREW_WORKER: v.optional(v.picklist(['on', 'off'], 'has to be on or off'), 'on'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^(sqlite:.|postgres(ql)?:\/\/)/, 'has to begin with sqlite: or postgres://')),
    'sqlite:./data/helderhuis.db',
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^smtps?:\/\//.test(text) && Boolean(URL.parse(text)?.hostname),
        'has to look like smtp://user:pass@host:587',
      ),
    ),
  ),
  BACKUP_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('has to name a folder')), './data/backups'),
  MAIL_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('has to name a folder')), './data/mail'),
  SMS_URL: v.optional(httpAddress('an address such as https://sms.company.example/send')),
  SMS_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('has to name a folder')), './data/sms'),
  MAIL_FROM: v.optional(mailAddress, `${company.brand} <${company.mail.from}>`),
  MAIL_TO: v.optional(mailAddress, company.mail.to),
  MAIL_KEEP_DAYS: v.optional(
    v.pipe(
      count('a number of days'),
      v.minValue(1, 'has to be at least 1'),
      v.maxValue(messageRetentionDays, `has to be at most ${messageRetentionDays}, as the privacy page promises`),
    ),
    String(messageRetentionDays),
  ),
  MAIL_LIMIT_PER_ADDRESS: v.optional(count('a number of messages'), '60'),
  MAIL_LIMIT_IN_ALL: v.optional(count('a number of messages'), '1000'),
  ORDERS_AT_ONCE_PER_CLIENT: v.optional(count('a number of orders'), '3'),
  ORDERS_AT_ONCE_PER_MAILBOX: v.optional(count('a number of orders'), '2'),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((address) => address.trim())),
      v.check(
        (addresses) => addresses.every((address) => isIP(address) !== 0),
        'has to list IP addresses, such as 127.0.0.1,::1',
      ),
    ),
  ),
  TARIFF_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('has to name a folder')), companyFolder),
  GA_MEASUREMENT_ID: v.optional(v.pipe(v.string(), v.regex(/^G-[A-Z0-9]+$/, 'has to look like G-ABC123DEF4'))),
  GA_TAG_ORIGIN: v.optional(origin, googleTagOrigin),
  ...googleEntries,
  ...paymentEntries,
  ...payeeEntries,
  // Read by domain/company/read-company.ts, before anything else.
  COMPANY_DIR: v.optional(v.string(), companyFolder),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'has to be trace, debug, info, warn, error, fatal or silent',
    ),
    'info',
  ),
})

import type { Logger } from 'pino'
import { language } from '#copy/language.ts'
import { textMessageTime } from '../domain/delivery/quiet-hours.ts'
import type { BackgroundWorker } from '../services/background/background-worker.ts'
import { composeAuditHead } from '../services/contact/compose-audit-head.ts'
import { composeContactMail } from '../services/contact/compose-mail.ts'
import { composeReply } from '../services/contact/compose-reply.ts'
import type { Database } from '../services/database/schema.ts'
import type { Estimator } from '../services/estimates/estimator.ts'
import { composeTextMessage } from '../services/orders/mail/compose-notice.ts'
import { composeOrderMail } from '../services/orders/mail/compose-order-mail.ts'
import { smtpTransport } from '../services/outbox/smtp-transport.ts'
import { folderTransport, textFolder, textGateway } from '../services/outbox/text-transports.ts'
import { createMailWorker } from '../services/outbox/worker.ts'
import type { Settings } from '../services/settings/settings.ts'

interface MailServices {
  settings: Settings
  database: Database
  estimator: Estimator | undefined
  log: Logger
  clock: () => Date
}

/** Makes the workers that deliver mails and text messages in the process's language; not yet started. */
export function createMailWorkers({ settings, database, estimator, log, clock }: MailServices): {
  mailWorker: BackgroundWorker
  textWorker: BackgroundWorker
} {
  const addresses = { from: settings.mailFrom, office: settings.mailTo, officeUrl: settings.office.origin }
  const mailWorker = createMailWorker({
    database,
    language,
    name: `${language}-${process.pid}`,
    compose(mail) {
      if (mail.purpose === 'auditHead') return Promise.resolve(composeAuditHead(mail, addresses))
      if (mail.purpose === 'officeReply') return composeReply(database, mail, addresses)
      return mail.submissionId === null
        ? composeOrderMail({ database, settings, estimator }, mail, addresses)
        : composeContactMail(database, mail, addresses)
    },
    transport: settings.smtpUrl ? smtpTransport(settings.smtpUrl) : folderTransport(settings.mailDir),
    log,
    clock,
  })
  const textWorker = createMailWorker({
    database,
    language,
    channel: 'sms',
    name: `${language}-sms-${process.pid}`,
    opensAt: textMessageTime,
    compose: (mail) => composeTextMessage({ database, orderSiteUrl: settings.orderSiteUrl[language] }, mail),
    transport: settings.smsUrl ? textGateway(settings.smsUrl) : textFolder(settings.smsDir),
    log,
    clock,
  })
  return { mailWorker, textWorker }
}

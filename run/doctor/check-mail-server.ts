import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { smtpTransport, verifySmtp } from '../../services/outbox/smtp-transport.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { type Checked, ok, reasonOf, unknown, wrong } from './checked.ts'

/**
 * Connects to the mail server and signs in, as the sites do. No mail is sent.
 * @param trialTo an address that a test e-mail goes to
 */
export async function checkMailServer(
  { smtpUrl, mailDir, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailDir' | 'mailFrom'>,
  isTrial: boolean,
  trialTo: string | undefined,
): Promise<Checked> {
  if (!smtpUrl) return checkFolder(resolve(mailDir), isTrial)
  const { host } = new URL(smtpUrl)
  try {
    await verifySmtp(smtpUrl)
  } catch (error) {
    return refusal(host, error)
  }
  if (!trialTo) return ok('mail', `${host} takes mail from us; none was sent (--mail ADDRESS sends one)`)
  try {
    await sendTrial(smtpUrl, mailFrom, trialTo)
    return unknown('mail', `${host} took a mail to ${trialTo}`, 'Check that it arrived, and not in the spam folder.')
  } catch (error) {
    return wrong('mail', `${host} refused a mail to ${trialTo}: ${reasonOf(error)}`, 'Check MAIL_FROM.')
  }
}

function refusal(host: string, error: unknown): Checked {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EAUTH')
    return wrong(
      'mail',
      `${host} refuses the login: ${reasonOf(error)}`,
      'Correct user and password in SMTP_URL (special characters as %40, %3A, %2F), then restart the sites.',
    )
  return wrong(
    'mail',
    `${host} cannot be used: ${reasonOf(error)}`,
    'Check host and port of SMTP_URL, the firewall (many hosts block 25), and NODE_EXTRA_CA_CERTS for a certificate of your own.',
  )
}

function checkFolder(folder: string, isTrial: boolean): Checked {
  let present = folder
  while (!existsSync(present)) present = dirname(present)
  try {
    accessSync(present, constants.W_OK)
  } catch (error) {
    return wrong(
      'mail',
      `${folder} cannot be written to: ${reasonOf(error)}`,
      'Let this user write to it, or set SMTP_URL.',
    )
  }
  if (isTrial) return ok('mail', `is written to ${folder}: fine for a trial`)
  return wrong('mail', `is written to ${folder}, so no one gets it`, 'Set SMTP_URL, then restart the sites.')
}

async function sendTrial(smtpUrl: string, from: string, address: string): Promise<void> {
  const transport = smtpTransport(smtpUrl)
  const text = 'Your website sent this e-mail to test its mail server.'
  try {
    await transport.send(
      {
        messageId: `<doctor.${Date.now()}@${new URL(smtpUrl).hostname}>`,
        date: new Date(),
        from,
        to: address,
        replyTo: { name: '', address },
        subject: 'Test e-mail',
        text,
        html: `<p>${text}</p>`,
        autoReplied: true,
      },
      AbortSignal.timeout(30_000),
    )
  } finally {
    transport.close()
  }
}

import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { openFront } from '../../testing/open-front.ts'
import { siteProcess } from '../../testing/site-process.ts'

/** A built site behind TLS, which ends in front of it as it does in nginx. */
export interface SiteByTls {
  origin: string
  /** Hash of the certificate's key, as Chromium takes it in `--ignore-certificate-errors-spki-list`. */
  keyHash: string
  /** All bytes that browsers have sent so far, decrypted. */
  heard(): string
  /** The site's log so far: one JSON object per line. */
  log(): string
  stop(): Promise<void>
}

/** Serves a site on a loopback port with a certificate of its own, and with an empty database. */
export async function startByTls(language: Language): Promise<SiteByTls> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-tls-'))
  const { key, cert } = newCertificate(folder)
  let heard = ''
  const front = await openFront({ key, cert }, (bytes) => {
    heard += bytes.toString('latin1')
  })
  const origin = `https://127.0.0.1:${front.port}`
  const site = siteProcess({
    SITE_LANGUAGE: language,
    [`SITE_ORIGIN_${language.toUpperCase()}`]: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: `sqlite:${join(folder, 'site.db')}`,
    MAIL_DIR: join(folder, 'mail'),
    LOG_LEVEL: 'warn',
  })
  await site.start()
  front.leadTo(site.port)
  return {
    origin,
    keyHash: createHash('sha256')
      .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    heard: () => heard,
    log: site.log,
    async stop() {
      await site.stop()
      front.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * A self-signed certificate for the loopback, valid for a day. OpenSSL is part of macOS, and PostgreSQL's package needs
 * it on Debian.
 */
function newCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

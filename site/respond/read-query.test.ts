import { expect, test } from 'vitest'
import { errors } from '#copy/errors.ts'
import { language } from '#copy/language.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { engines, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { openSite } from '../../testing/open-site.ts'

const zeroBytes = [`${pathOf('customer-service', language)}?sent=%00`, `${pathOf('reviews', language)}?page=2%00`]
const shown = ['/?zipCode=a%00b', '/start?zipCode=10%0000', `${pathOf('estimate', language)}?zipCode=10%0000`]

test.each(engines)('a zero byte in a query is ignored, and in no response (%s)', async (engine) => {
  const site = await openSite({ DATABASE_URL: await migratedDatabaseUrl(engine) })
  for (const path of zeroBytes) {
    const response = await site.get(path)
    expect(response.status, path).toBe(200)
    const html = await response.text()
    expect(html, path).not.toContain('invalid byte')
    expect(html, path).not.toContain(errors.page.title)
  }
  for (const path of [...zeroBytes, ...shown]) expect(await (await site.get(path)).text(), path).not.toContain('\0')
})

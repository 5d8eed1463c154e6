import { copyFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { estimate } from '#copy/estimate.ts'
import { estimateDesk } from '#copy/estimate-desk.ts'
import { estimatePage } from '#copy/estimate-page.ts'
import { language } from '#copy/language.ts'
import { postcodeForm } from '#copy/postcode-form.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import { countryOf, type Language, otherLanguage } from '../../domain/language.ts'
import { existsIn, pageIds, pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { tariffFile } from './read-tariff.ts'

/** A folder of the test's own with the sample tariffs of some languages' countries. */
function tariffsOf(...languages: Language[]): string {
  const folder = temporaryFolder()
  for (const each of languages) {
    const file = tariffFile(companyFolder, countryOf(each))
    copyFileSync(file, join(folder, basename(file)))
  }
  return folder
}

const siteWith = (...languages: Language[]) => openSite({ TARIFF_DIR: tariffsOf(...languages) })

const estimatePath = pathOf('estimate', language)
const ids = pageIds.filter((id) => id !== 'estimate' && existsIn(id, language))
const others = [...ids.map((id) => pathOf(id, language)), '/ramen']
const zipCode = language === 'en' ? '2000' : '7551AB'

/** The traces of estimates on a page: the words of the panel, and links or buttons to the estimate page. */
const offers = (html: string) => [
  ...[estimate.adjust, estimate.show].filter((words) => html.includes(words)),
  ...[...html.matchAll(/(?:href|formaction|action)="([^"]*)"/gi)].filter(([, to]) => to?.startsWith(estimatePath)),
]

describe('without a tariff for its country', () => {
  test('no other page offers an estimate, and each keeps its postcode form', async () => {
    const { get, publish } = await siteWith(otherLanguage(language))
    await publish({ path: 'ramen', title: 'Ramen' })
    for (const path of others) {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      const html = await response.text()
      expect(offers(html), path).toEqual([])
      expect(html, path).toContain(postcodeForm.label)
    }
  })

  test('its page says so, also at a shared address, and is noindex', async () => {
    const { get } = await siteWith(otherLanguage(language))
    for (const path of [estimatePath, `${estimatePath}?packageId=es&zipCode=${zipCode}`]) {
      const html = await (await get(path)).text()
      expect(html).toContain(estimatePage.notOffered)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toContain(estimateDesk.form.submit)
    }
    expect(await (await get('/sitemap.xml')).text()).not.toContain(`${estimatePath}<`)
  })
})

test('with a tariff, the first form of a page offers an estimate, the sitemap lists its page and the endpoint responds', async () => {
  const { get } = await siteWith(language)
  expect(offers(await (await get('/')).text()).length).toBeGreaterThanOrEqual(2)
  expect(await (await get('/sitemap.xml')).text()).toContain(`${estimatePath}<`)
  expect((await get(`/api/estimate?packageId=gs&zipCode=${zipCode}`)).status).toBe(200)
})

test('the estimate page has a counterpart only if the other site offers estimates too', async () => {
  const counterpart = `rel="alternate" hreflang="${otherLanguage(language)}`
  const alone = await siteWith(language)
  expect((await (await alone.get(estimatePath)).text()).toLowerCase()).not.toContain(counterpart)
  const both = await siteWith('en', 'nl')
  expect((await (await both.get(estimatePath)).text()).toLowerCase()).toContain(counterpart)
})

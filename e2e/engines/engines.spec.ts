import { pathOf } from '../../domain/website/pages.ts'
import { skipsTestsOf } from '../../testing/test-tools.ts'
import { expect, test } from '../journey-test.ts'
import { startOffice } from '../office/start-office.ts'
import { emailOf } from '../ordering/place-in-browser.ts'
import { type EnginePage, engines } from './engine.ts'

for (const { tool, start } of engines) {
  test.describe(`in ${tool.name}`, () => {
    test.skip(skipsTestsOf(tool), `needs ${tool.name}, which is not installed here`)
    let page: EnginePage
    test.beforeEach(async () => {
      page = await start()
    })
    test.afterEach(async () => await page.close())

    const expectTrue = (expression: string) => expect.poll(() => page.read(expression), expression).toBe(true)
    const shows = (selector: string) =>
      expectTrue(`Boolean(document.querySelector(${JSON.stringify(selector)})?.checkVisibility())`)

    test('menu and modal open and close, an estimate comes, and a message is sent', async ({ site, language }) => {
      await page.open(site.origin)
      await page.type('main [name=zipCode]', '2000')
      await shows('main [data-stamp=nonBinding]')
      await page.press(
        'footer [command=show-modal], footer [commandfor], footer button[aria-haspopup], footer li button',
      )
      await shows('dialog[open] [name=business]')
      await page.press('dialog[open] button')
      await expectTrue('!document.querySelector("dialog[open]")')
      await page.open(`${site.origin}${pathOf('customer-service', language)}`)
      const form = 'main form[method=post]'
      await page.press(`${form} button[type=submit]`)
      await shows(`${form} [id$=-problem]`)
      const texts = {
        firstName: 'Ada',
        lastName: 'Byron',
        email: emailOf(`message-${tool.name.toLowerCase()}`),
        phoneNumber: '0470123456',
        remark: 'Do you clean in June?',
      }
      for (const [name, text] of Object.entries(texts)) await page.type(`${form} [name=${name}]`, text)
      await page.press(`${form} button[type=submit]`)
      await expectTrue(`document.querySelector('${form} [name=firstName]').value === ''`)
    })

    test('an order is placed step by step, and changed', async ({ site }) => {
      await page.open(`${site.ordering}/location?packageId=gs&zipCode=2000`)
      await page.type('[name=houseNumber]', '12')
      await page.press('main form button[type=submit]:not([name], .visually-hidden)')
      await expectTrue("location.pathname.endsWith('/visits')")
      await page.press('[name=visit]')
      await page.press('aside button[type=submit]')
      await expectTrue("location.pathname.endsWith('/details')")
      const texts = {
        firstName: 'Zoë',
        lastName: 'van Dam',
        email: emailOf(`order-${tool.name.toLowerCase()}`),
        phoneNumber: '0470123456',
        street: 'Lange straat',
        city: 'Antwerpen',
      }
      for (const [name, text] of Object.entries(texts)) await page.type(`[name=${name}]`, text)
      await page.press('[name=presence][value=present]')
      await page.press('main form button[type=submit]')
      await expectTrue("location.pathname.endsWith('/check')")
      await page.press('#terms')
      for (const box of ['beginEarly', 'losesRight']) {
        if (await page.read(`Boolean(document.getElementById('${box}'))`)) await page.press(`#${box}`)
      }
      await page.press('aside button[type=submit]')
      await expectTrue("location.pathname.startsWith('/order/')")
      await shows('main [data-stamp=agreed]')
      await page.open(`${await page.read('location.href')}/change`)
      await page.press('[name=visit]:not(:checked)')
      await page.press('main form button[type=submit]:not([name], .visually-hidden)')
      await shows('#preview')
    })

    test('the office asks for a passkey', async ({ logLevel }) => {
      const office = await startOffice(logLevel)
      await page.open(`${office.origin}/sign-in`)
      await shows('main button')
      await office.stop()
    })
  })
}

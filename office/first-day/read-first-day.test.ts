import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { placedOrder } from '../../testing/orders/place-through-draft.ts'
import { openRoster } from '../../testing/scheduling/open-roster.ts'
import type { OfficeServices } from '../gate/office-route.ts'
import { readFirstDay } from './read-first-day.ts'

test.each(engines)('%s: each thing of the first day is done when the real thing is there (R17.42)', async (engine) => {
  const office = await openOffice(engine)
  const { services } = office
  const { database, orders, settings } = services
  if (!orders.en || !orders.nl) throw new Error('no tariff')
  const olga = await office.addPerson('owner', 'Olga')
  const open = async (changed: Partial<OfficeServices> = {}) => {
    const steps = (await readFirstDay({ ...services, ...changed }, { id: olga, language: 'en' }, office.now())) ?? []
    return steps.filter(({ toDo }) => toDo !== undefined).map(({ kind }) => kind)
  }
  expect(await open()).toEqual([
    ...['company', 'prices', 'teams', 'mail', 'domain'],
    ...['facts', 'people', 'passkey', 'order'],
  ])

  for (const { estimator } of [orders.en, orders.nl]) await openRoster(database, estimator.tariff, office.now())
  // A new database has as many people everywhere as the largest visit takes.
  expect(await open()).toContain('teams')
  await database.updateTable('rosterPattern').set({ lanes: 3 }).where('weekday', '=', 'monday').execute()
  await office.addPerson('planner', 'Pim')
  const passkey = {
    personId: olga,
    name: '',
    publicKey: '',
    counter: 0,
    transports: '',
    createdAt: '',
    lastUsedAt: null,
  }
  for (const _ of ['phone', 'key'])
    await database
      .insertInto('passkey')
      .values({ ...passkey, id: randomUUID() })
      .execute()
  await placedOrder(orders.en)
  expect(await open()).toEqual(['company', 'prices', 'mail', 'domain', 'facts'])

  const real = (inLanguage: NonNullable<typeof orders.en>) => ({
    ...inLanguage,
    estimator: { ...inLanguage.estimator, tariff: { ...inLanguage.estimator.tariff, sample: false } },
  })
  const origin = { en: 'https://www.company.test', nl: 'https://www.company.test' }
  await database.updateTable('mail').set({ state: 'sent', sentAt: office.now().toISOString() }).execute()
  expect(
    await open({
      orders: { en: real(orders.en), nl: real(orders.nl) },
      settings: {
        ...settings,
        ...{ smtpUrl: 'smtp://mail.company.test', origin, orderSiteUrl: origin },
        office: { ...settings.office, origin: 'https://office.company.test' },
      },
    }),
  ).toEqual(['company', 'facts'])
})

test('the owner alone sees the list, and its next step', async () => {
  vi.stubEnv('COMMANDS_RUN_AS', 'sudo example')
  onTestFinished(() => void vi.unstubAllEnvs())
  const office = await openOffice()
  const owner = await office.signedInAs('owner', 'Olga')
  const sara = await office.signedInAs('office', 'Sara')
  expect((await sara.open('/')).text).not.toContain('Before your first customer')
  const start = await owner.open('/')
  expect(start.text).toMatch(/Before your first customer *\d of 5 done\. *Next: Company details/)
  expect(start.text).toContain('“sudo example doctor --mail YOUR-ADDRESS” sends a test')
  const { settings } = office.services
  settings.languages = ['nl']
  const here = (await owner.open('/')).document
  const linksTo = (address: string) => here.querySelector(`#first-day ~ * a[href="${address}"]`) !== null
  expect([linksTo(settings.orderSiteUrl.nl), linksTo(settings.orderSiteUrl.en)]).toEqual([true, false])
})

import { expect, test } from 'vitest'
import { estimate as words } from '#copy/estimate.ts'
import { language } from '#copy/language.ts'
import { shortDay } from '../../copy/format/format-work.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { engines, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { zipCode } from '../../testing/ordering/place-by-form.ts'
import { offerFreeDates } from './followers.ts'

const homes = packageIds.flatMap((packageId) =>
  [undefined, 'kr-12-2,br-6-1', Array(6).fill('wk-250-3').join(',')].map((rooms) => ({ packageId, zipCode, rooms })),
)

/** A website with its ordering site, which offers the dates of its roster. */
async function openSites(engine: (typeof engines)[number] = 'sqlite') {
  const sites = await openOrdering({ DATABASE_URL: await migratedDatabaseUrl(engine) })
  const { services, get, request } = sites
  const { estimator, database } = services
  if (!estimator) throw new Error('there is no tariff')
  const count = () => offerFreeDates({ ...services, estimator })
  await count()
  const close = (date: string) => database.updateTable('slot').set({ offRoster: 1 }).where('date', '=', date).execute()
  const query = ({ packageId, rooms }: (typeof homes)[number]) =>
    new URLSearchParams({ packageId, zipCode, ...(rooms && { rooms }) })
  const estimated = async (home: (typeof homes)[number]): Promise<string[]> => {
    const { dates = [] } = await (await get(`/api/estimate?${query(home)}`)).json()
    return dates.map(({ date, price }: { date: string; price: number }) => `${date} ${price}`)
  }
  const ordered = async (home: (typeof homes)[number]): Promise<string[]> => {
    const { visits = [] } = await (await request(`/api/visits?${query(home)}`)).json()
    const dates = visits.map(({ visit, price }: { visit: string; price: number }) => `${visit.slice(0, 10)} ${price}`)
    return [...new Set<string>(dates)]
  }
  return { ...sites, count, close, estimated, ordered }
}

test.each(engines)(
  'on %s the website offers the first dates that can be ordered, for every home (R6.7)',
  async (engine) => {
    const { estimated, ordered, close, count } = await openSites(engine)
    const [first = ''] = await ordered({ packageId: 'gs', zipCode, rooms: undefined })
    await close(first.slice(0, 10))
    await count()
    for (const home of homes) {
      const dates = await estimated(home)
      expect([home, dates]).toEqual([home, (await ordered(home)).slice(0, dates.length)])
      expect(dates).not.toContain(first)
    }
  },
)

test('pages with dates are kept until a date of theirs is gone', async () => {
  const { get, services, count, close, estimated } = await openSites()
  const address = pathOf('home', language)
  const kept = async () => {
    await (await get(address)).text()
    return services.pageCache.get(address)
  }
  const [date = ''] = (await estimated({ packageId: 'gs', zipCode, rooms: undefined })).map((text) => text.slice(0, 10))
  const page = await kept()
  expect(page?.body.identity.toString()).toContain(shortDay(date))
  await count()
  expect(services.pageCache.get(address)?.body.identity).toEqual(page?.body.identity)
  await close(date)
  await count()
  expect(services.pageCache.get(address)).toBeUndefined()
  expect((await kept())?.body.identity.toString()).not.toContain(shortDay(date))
})

test('the page says, with a range of prices, that no team is free for 60 days', async () => {
  const { get, services, count } = await openSites()
  const range = async () => (await (await get(`/api/estimate?packageId=gs&zipCode=${zipCode}`)).json()).price
  const before = await range()
  await services.database.updateTable('slot').set({ offRoster: 1 }).execute()
  await count()
  expect(await range()).toEqual(before)
  expect(await (await get(`${pathOf('estimate', language)}?packageId=gs&zipCode=${zipCode}`)).text()).toContain(
    words.noDates,
  )
})

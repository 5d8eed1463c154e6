import { expect, test } from 'vitest'
import { zipCodeOf } from '../../testing/zip-code.ts'
import { packageIds } from '../packages/cleaning-packages.ts'
import { confirmEmailUrl, confirmOrderUrl, handOffUrl, loginUrl, withdrawalUrl } from './ordering-site.ts'

const site = 'https://order.helderhuis.example'

test.each(packageIds.filter((id) => id !== 'es'))('%s leads to the general location step', (id) => {
  expect(handOffUrl(site, id, zipCodeOf('2000'))).toBe(`${site}/location?packageId=${id}&zipCode=2000`)
  expect(handOffUrl(site, id, zipCodeOf('7551AB'))).toBe(`${site}/location?packageId=${id}&zipCode=7551AB`)
  expect(handOffUrl(site, id)).toBe(`${site}/location?packageId=${id}`)
})

test('end-of-tenancy cleaning leads to its own location step', () => {
  expect(handOffUrl(site, 'es', zipCodeOf('2000'))).toBe(`${site}/eindSchoonmaak/location?packageId=es&zipCode=2000`)
  expect(handOffUrl(site, 'es', zipCodeOf('7551AB'))).toBe(
    `${site}/eindSchoonmaak/location?packageId=es&zipCode=7551AB`,
  )
  expect(handOffUrl(site, 'es')).toBe(`${site}/eindSchoonmaak/location?packageId=es`)
})

test('the address of the ordering site may have a path or a trailing slash', () => {
  expect(handOffUrl(`${site}/`, 'gs', zipCodeOf('2000'))).toBe(`${site}/location?packageId=gs&zipCode=2000`)
  expect(handOffUrl(`${site}/be`, 'gs')).toBe(`${site}/be/location?packageId=gs`)
})

test('login, withdrawal and confirmations have their own addresses', () => {
  expect(loginUrl(site)).toBe(`${site}/login`)
  expect(withdrawalUrl(`${site}/`)).toBe(`${site}/withdrawal`)
  expect(confirmEmailUrl(site, 'token')).toBe(`${site}/email/token`)
  expect(confirmOrderUrl(site, 'token')).toBe(`${site}/confirm/token`)
})

test('our own ordering site gets rooms, extras and date after these two', () => {
  const wishes = {
    rooms: [
      { type: 'kr', area: 12, dirt: 2 },
      { type: 'br', area: 6, dirt: 1 },
    ],
    extras: ['oven', 'windows'],
    date: '2026-12-01',
  } as const
  expect(handOffUrl('https://order.example', 'gs', zipCodeOf('2000'), wishes)).toBe(
    'https://order.example/location?packageId=gs&zipCode=2000&rooms=kr-12-2,br-6-1&extras=oven,windows&date=2026-12-01',
  )
  expect(handOffUrl('https://order.example', 'gs', undefined, { handover: '2026-12-03' })).toBe(
    'https://order.example/location?packageId=gs',
  )
  expect(handOffUrl('https://order.example', 'es', undefined, { date: '2026-12-01', handover: '2026-12-03' })).toBe(
    'https://order.example/eindSchoonmaak/location?packageId=es&date=2026-12-01&handover=2026-12-03',
  )
  expect(handOffUrl('https://order.example', 'es', undefined, { extras: [] })).toBe(
    'https://order.example/eindSchoonmaak/location?packageId=es',
  )
})

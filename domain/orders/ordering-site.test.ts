import { expect, test } from 'vitest'
import { zipCodeOf } from '../../testing/zip-code.ts'
import { packageIds } from '../packages/cleaning-packages.ts'
import { handOffUrl, loginUrl, withdrawalUrl } from './ordering-site.ts'

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

test('login and withdrawal have their own addresses', () => {
  expect(loginUrl(site)).toBe(`${site}/login`)
  expect(withdrawalUrl(`${site}/`)).toBe(`${site}/withdrawal`)
})

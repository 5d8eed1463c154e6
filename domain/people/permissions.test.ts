import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name.ts'
import { isRole, mayDo, parseName, roles } from './person.ts'

describe('roles', () => {
  it('may see the office, and only owners may manage people and prices', () => {
    expect(roles.filter((role) => mayDo(role, 'useOffice'))).toEqual(roles)
    for (const action of ['managePeople', 'changeTariffs'] as const)
      expect(roles.filter((role) => mayDo(role, action))).toEqual(['owner'])
    expect(roles.filter((role) => mayDo(role, 'readLeads'))).toEqual(['owner', 'office'])
    expect(mayDo('crew', 'readOrders')).toBe(false)
  })

  it.each(['Owner', '', 'constructor', undefined])('%s is none', (text) => {
    expect(isRole(text)).toBe(false)
  })
})

it.each([
  ['  Jan  de\nVries ', 'Jan de Vries'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), undefined],
  [' \t', undefined],
])('names: %j is stored as %j', (typed, name) => {
  expect(parseName(typed)).toBe(name)
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari, iPhone'],
  ['curl/8', '?'],
])('devices: %s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

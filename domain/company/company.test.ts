import { expect, test } from 'vitest'
import { checkEmail } from '../contact/email-address.ts'
import { checkPhoneNumber } from '../contact/phone-number.ts'
import { checkPostcode } from '../places/postcode.ts'
import { company } from './company.ts'
import { checkCompanyNumber } from './company-number.ts'

test.each(['BE', 'NL'] as const)('our own data for %s passes our own checks', (country) => {
  const { companyNumber, seat } = company.legal[country]
  expect(checkCompanyNumber(country, companyNumber)).toEqual({ ok: true, companyNumber })
  expect(checkPostcode(country, seat.zipCode)).toEqual({ ok: true, zipCode: seat.zipCode })
  expect(checkEmail(company.email[country]).ok).toBe(true)
  expect(checkPhoneNumber(country, company.phoneNumber[country])).toMatchObject({ e164: company.phoneNumber[country] })
})

test('the Belgian VAT number is BE and the enterprise number', () => {
  expect(company.legal.BE.vatNumber).toBe(`BE ${company.legal.BE.companyNumber}`)
})

test('the Dutch VAT number passes the modulo 11 check of the tax administration', () => {
  const digits = /^NL(\d{9})B\d{2}$/.exec(company.legal.NL.vatNumber)?.[1]
  const sum = [...(digits ?? '')].reduce((sum, digit, at) => sum + Number(digit) * (at === 8 ? -1 : 9 - at), 0)
  expect(digits).toBeDefined()
  expect(sum % 11).toBe(0)
})

test('every address uses a domain that nobody can register', () => {
  const text = JSON.stringify(company)
  const hosts = [...text.matchAll(/(?:@|https:\/\/)([a-z.]+)/g)].map((found) => found[1])
  expect(hosts.length).toBeGreaterThan(4)
  for (const host of hosts) expect(host).toMatch(/\.example$/)
})

import { describe, expect, test } from 'vitest'
import { readStoredDocument } from '../invoices/read-invoices.ts'
import { readStoredDetails, readStoredHome } from '../orders/draft/stored-draft.ts'
import { readStoredJson } from './stored-json.ts'
import { changedColumns } from './tables/order-tables.ts'

/** JSON exactly as earlier releases stored it: these lines are never edited. */
const stored = {
  /** Before the note about the way in, and before there were days in it. */
  home: '{"packageId":"es","zipCode":"2000","rooms":[{"type":"kr","area":12,"dirt":2}],"extras":["oven"],"houseNumber":""}',
  details: '{"firstName":"Ada","email":"ada@visitor","presence":"leaves"}',
  /** Before an order had a price date, a call to make, a contract to post and a way in. */
  event:
    '{"id":"7d","number":"HH-1","draftId":"d1","idempotencyKey":null,"bodyHash":null,"channel":"web","kind":"private","language":"en","country":"BE","packageId":"es","zipCode":"2000","rooms":"kr-12-2","extras":"oven","team":"antwerp","date":"2026-12-01","part":"morning","people":2,"minutesOnSite":180,"priceCents":17100,"lateChangePercent":25,"feeCents":0,"owedCents":null,"tariffDigest":"0a","sample":1,"state":"ordered","presence":"present","orderedAt":"2026-11-20T09:00:00.000Z","startsAt":"2026-12-01T07:00:00.000Z","sequence":0,"version":0}',
  change: '{"state":"cancelled","owedCents":4275,"version":3}',
  invoice:
    '{"kind":"invoice","number":"BE2026-0001","issuedOn":"2026-12-02","dueOn":"2026-12-16","suppliedOn":"2026-12-01","orderNumber":"HH-1","buyerReference":"HH-1","seller":{"street":"S 1","zipCode":"1000","city":"Brussels","country":"BE","name":"Helderhuis","companyNumber":"0123.456.749","vatNumber":"BE0123456749"},"buyer":{"name":"Ada","street":"A 2","zipCode":"2000","city":"Antwerp","country":"BE"},"lines":[{"text":"Cleaning","grossCents":12100,"netCents":10000,"vatPercent":21}],"vat":[{"vatPercent":21,"netCents":10000,"vatCents":2100}],"netCents":10000,"vatCents":2100,"grossCents":12100,"paidCents":0}',
}

describe('data stored by an earlier release are read in full', () => {
  test.each([
    ['the home of a draft', readStoredHome, stored.home],
    ['the details of a draft', readStoredDetails, stored.details],
    ['an event that placed an order', eventColumns, stored.event],
    ['an event that changed one', eventColumns, stored.change],
    ['an invoice', readStoredDocument, stored.invoice],
  ])('%s', (_, read, json) => {
    expect(read(json)).toEqual(JSON.parse(json))
  })

  test('discontinued extras are left out', () => {
    expect(readStoredHome(stored.home.replace('"oven"', '"oven","balcony"'))).toEqual(JSON.parse(stored.home))
  })
})

test.each([
  ['{"state":"cleaned"}', 'An event: unexpected value of state'],
  ['{"priceCents":171.5}', 'An event: unexpected value of priceCents'],
  ['{"owedCents":"Ada"}', 'An event: unexpected value of owedCents'],
  ['Ada', 'An event: not JSON'],
])('%s is not read, and the error repeats nothing of it', (json, message) => {
  expect(() => eventColumns(json)).toThrow(message)
})

function eventColumns(json: string) {
  return readStoredJson(changedColumns, json, 'An event')
}

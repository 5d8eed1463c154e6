import { expect, it } from 'vitest'
import { checkDocuments } from '../../services/invoices/check-documents.ts'
import { checkInvoices } from '../../services/invoices/read-invoices.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'

it('the invoice of an order in the office waits for the owner’s first number, names a business, and is credited with a reason (R18.40, R18.41, R18.43, R18.52)', async () => {
  const office = await openWithRosters()
  const { database } = office
  const { order } = await office.place()
  await database.updateTable('order').set({ sample: 0 }).execute()
  const olga = await office.signedInAs('owner', 'Olga')
  const path = `/orders/${order.number}`
  const page = await olga.open(`${path}/payments`)
  await page.press('Record the payment', { method: 'cash', amount: (order.priceCents / 100).toFixed(2) })
  const ledger = await olga.open(`${path}/payments`)
  expect(ledger.text).toContain('Ask the owner to set the first invoice number.')
  // A Belgian customer's prepayment invoice waited for it. This one wants it in the name of a business.
  expect((await olga.open('/')).text).toContain('Issue or correct the invoice for Ada Lovelace')
  const numbered = await ledger.press('Set the first number', { first: '117' })
  expect(numbered.text).toContain('Prepayment invoice BE-2026-0117')
  const second = await ledger.press('Set the first number', { first: '118' })
  expect([second.status, second.text]).toEqual([409, expect.stringContaining('set already. Nothing was changed')])
  const taken = await numbered.press('Credit the invoice', { why: 'For a business' })
  expect(taken.text).toContain('you credited a document')
  const company = { company: 'Ada & Sons BV', companyNumber: '0123.456.748', street: 'Meir 1', zipCode: '2000' }
  const wrong = await taken.press('Issue the invoice', { ...company, city: 'Antwerpen' })
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('a correct company number')])
  const issued = await wrong.press('Issue the invoice', { companyNumber: '0123.456.749' })
  expect(issued.text).toContain('BE-2026-0119 is in force')
  expect((await wrong.press('Issue the invoice', {})).status, 'sent twice').toBe(200)
  for (const other of [{ company: 'Eve NV' }, { company: company.company, reference: 'PO 9' }])
    expect((await wrong.press('Issue the invoice', other)).text).toContain('has been issued already')
  expect((await olga.open(`${path}/invoices/BE-2026-0119.xml`)).text).toContain('Ada & Sons BV')
  expect((await olga.open(`${path}/invoices/BE-2026-0120.xml`)).status).toBe(404)
  expect((await issued.press('Credit the invoice', {})).text).toContain('Say why')
  const credited = await issued.press('Credit the invoice', { why: 'In another name' })
  expect(credited.text).toContain('BE-2026-0120')
  const again = await issued.press('Credit the invoice', { why: 'Once more' })
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('has been credited already')])
  const listed = async (query: string) =>
    [...(await olga.open(`/payments/documents?${query}`)).text.matchAll(/BE-2026-0\d+(?= \(UBL\))/g)].map(String)
  expect(await listed('')).toEqual(['BE-2026-0120', 'BE-2026-0119', 'BE-2026-0118', 'BE-2026-0117'])
  expect(await listed('kind=creditNote')).toEqual(['BE-2026-0120', 'BE-2026-0118'])
  expect(await listed('q=be-2026-0117')).toEqual(['BE-2026-0117'])
  expect(await listed(`q=${order.number}&kind=prepayment`)).toEqual(['BE-2026-0119', 'BE-2026-0117'])
  expect(await listed('q=nothing')).toEqual([])
  expect(await checkDocuments(database)).toEqual([])
  expect(await checkInvoices(database)).toEqual([])
})

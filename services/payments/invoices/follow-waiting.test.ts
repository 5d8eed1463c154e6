import { expect, test } from 'vitest'
import { company } from '../../../domain/company/company.ts'
import { addDays, officeClock } from '../../../domain/opening/office-time.ts'
import { samplePayee } from '../../../domain/payments/payee.ts'
import { freshDatabase } from '../../../testing/database/engines.ts'
import { agreementIn } from '../../../testing/orders/agreement-in.ts'
import { orderServices, sampleTariff } from '../../../testing/orders/open-order-services.ts'
import { placedForBusiness } from '../../../testing/orders/placed-for-business.ts'
import { stepOrder } from '../../../testing/orders/step-order.ts'
import { readInvoices } from '../../invoices/read-invoices.ts'
import { setFirstNumber } from '../../invoices/take-number.ts'
import { followWaiting } from './follow-waiting.ts'

test('a business in the Netherlands waits on To do for the first number, then has its invoice and its days (R18.41)', async () => {
  const tariff = sampleTariff('NL', { sample: false })
  const services = await orderServices(await freshDatabase('sqlite'), tariff)
  const { database, clock } = services
  const { order } = await placedForBusiness(services, agreementIn('NL', { place: 'dwelling' }))
  const state = () => database.selectFrom('invoicing').select('state').execute()
  services.time.now = order.startsAt
  const by = { actor: 'office' as const, version: undefined }
  for (const step of ['begin', 'inspect'] as const) await stepOrder(services, order.id, step, by)
  expect(await state()).toEqual([{ state: 'notNumbered' }])
  await setFirstNumber(database, { series: 'NL', year: 2026, seq: 1 }, { id: 'office' }, clock())
  await followWaiting(database, 'NL', { BE: undefined, NL: samplePayee('NL') }, clock())
  expect(await state()).toEqual([{ state: 'follows' }])
  const [document] = (await readInvoices(database, order.id)).inForce.map((invoice) => invoice.document)
  const dueOn = addDays(officeClock(clock()).date, company.facts.invoiceDays.value)
  expect(document).toMatchObject({
    kind: 'invoice',
    dueOn,
    vat: [{ vatPercent: 9 }],
    payment: { name: expect.any(String) },
  })
  const requests = database.selectFrom('paymentRequest').select('dueOn').where('orderId', '=', order.id)
  expect(await requests.execute()).toEqual([{ dueOn }])
})

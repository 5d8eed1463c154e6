import { expect, it } from 'vitest'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { typedDetails } from '../../testing/orders/place-through-draft.ts'

it('an order goes outside the area where office and customer agree, which is audited; To do names no such order (R1.13)', async () => {
  const office = await openWithRosters()
  const sara = await office.signedInAs('office', 'Sara')
  const refused = await sara.open('/orders/new?packageId=gs&zipCode=1791AA')
  const offered = await refused.press('Show prices and available visits', { outside: true })
  const visit = offered.document.querySelector('input[name=visit]')?.getAttribute('value') ?? ''
  const draft = await offered.press('Hold for 15 minutes', { visit })
  const agreed = { terms: true, beginEarly: true, losesRight: true }
  const boxes = Object.entries(agreed).filter(([name]) => draft.document.querySelector(`input[name=${name}]`))
  const details = { ...typedDetails, email: 'zoe@visitor.example', ...Object.fromEntries(boxes) }
  const placed = await draft.press('button[value=place]', details)
  expect(placed.text).toContain('The order has been placed')
  const audited = await office.services.database.selectFrom('audit').select('action').orderBy('seq').execute()
  expect(audited.map(({ action }) => action)).toEqual(['agreeOutside', 'placeOrder'])
  expect((await sara.open('/')).text).not.toContain('Outside our area by now')
})

import { expect, test, vi } from 'vitest'
import { reportErrors } from './report-errors.ts'

const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>(() => true)

const reports = () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([address, body]) => ({
      address,
      type: body.type,
      ...JSON.parse(await body.text()),
    })),
  )

const fail = (given: ErrorEventInit) => dispatchEvent(new ErrorEvent('error', given))

Object.assign(navigator, { sendBeacon })
reportErrors()
reportErrors()

test('an error and a rejected promise are sent to our own server once each, without query and typed text', async () => {
  history.replaceState(null, '', '/partner?zipCode=2000#application')
  document.body.innerHTML = '<input name="email" value="ada@visitor.example">'
  fail({ message: 'Script error.', filename: '/assets/a.js', lineno: 3, colno: 7 })
  const reason = new TypeError('no such thing')
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

  const sent = { address: '/api/reports', type: 'application/json', page: 'http://localhost:3000/partner' }
  expect(await reports()).toEqual([
    { ...sent, message: 'Script error.', stack: '/assets/a.js:3:7' },
    { ...sent, message: 'TypeError: no such thing', stack: reason.stack },
  ])
})

test('a page sends at most five reports: after these two, three more', () => {
  for (let count = 0; count < 10; count++) fail({ message: `Error ${count}`, error: new Error(`Error ${count}`) })
  expect(sendBeacon).toHaveBeenCalledTimes(3)
})

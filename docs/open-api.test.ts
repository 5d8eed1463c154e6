import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brand } from '../domain/company/company.ts'
import { companyFolder } from '../domain/company/read-company.ts'
import { contactKinds, maximumLengths } from '../domain/contact/contact-fields.ts'
import { checkContactRequest } from '../domain/contact/contact-request.ts'
import { checkEstimateQuery } from '../domain/estimate/query.ts'
import { roomsPattern } from '../domain/estimate/rooms.ts'
import { accesses, ownDetailForm, presences } from '../domain/orders/order-details.ts'
import { orderStates } from '../domain/orders/order-states.ts'
import { consentKinds } from '../domain/orders/withdrawal-period.ts'
import { postcodePattern } from '../domain/places/postcode.ts'
import { createEstimator } from '../services/estimates/estimator.ts'
import { readTariff } from '../services/estimates/read-tariff.ts'
import { idempotencyKey } from '../services/http/idempotency-key.ts'
import { reportSchemas } from '../services/reports/client-report.ts'
import { apiDocument, validatorAt } from '../testing/api-document.ts'
import { anyCountry, anyRequest } from '../testing/estimate/any-estimate.ts'

const { parameters, schemas } = apiDocument.components

test('the document follows OpenAPI 3.1, and names no company', async () => {
  expect(await new Validator().validate({ ...structuredClone(apiDocument) })).toEqual({ valid: true })
  expect(JSON.stringify(apiDocument).toLowerCase()).not.toContain(brand.toLowerCase())
})

describe('estimates', () => {
  test('an answer is as documented', () => {
    const validate = validatorAt('components', 'schemas', 'EstimateAnswer')
    fc.assert(
      fc.property(anyCountry.chain(anyRequest), (request) => {
        const tariff = readTariff(companyFolder, request.zipCode.length === 4 ? 'BE' : 'NL')
        const outcome = tariff && createEstimator(tariff).estimate(request, new Date('2026-11-23T10:00:00.000Z'))
        if (outcome?.ok) expect(validate(outcome.estimate), JSON.stringify(validate.errors)).toBe(true)
      }),
      { numRuns: 30 },
    )
    expect(validate({})).toBe(false)
  })

  test('the examples are good requests', () => {
    const query = new URLSearchParams(Object.entries(parameters).map(([name, { example }]) => [name, example]))
    // Hours are of this package alone.
    query.set('packageId', 'ms')
    expect(checkEstimateQuery('BE', query)).toMatchObject({ ok: true })
  })

  test.each([
    ['packageId', 'xx'],
    ['zipCode', '20'],
    ['rooms', 'kr-12'],
    ['extras', 'pool'],
    ['hours', 'many'],
  ])('%s=%s is refused by the document as by the rule', (name, bad) => {
    const validate = validatorAt('components', 'parameters', name, 'schema')
    expect([validate(parameters[name]?.example), validate(bad)]).toEqual([true, false])
    const query = new URLSearchParams({ packageId: 'gs', zipCode: '2000', [name]: bad })
    expect(checkEstimateQuery('BE', query).ok).toBe(false)
  })
})

describe('messages', () => {
  const validate = validatorAt('components', 'schemas', 'Message')
  const texts = {
    firstName: 'Jan',
    lastName: 'de Vries',
    email: 'jan@visitor.example',
    phoneNumber: '0470 12 34 56',
    business: 'Bakkerij',
    remark: 'Hello',
  }
  const partner = { teamSize: 3, availability: ['monday'], consent: true }
  const applications = {
    BE: { ...partner, regions: ['antwerp'], companyNumber: '0000.000.097' },
    NL: { ...partner, regions: ['utrecht'], companyNumber: '12345678' },
  }
  const good = fc.tuple(anyCountry, fc.constantFrom(undefined, ...contactKinds)).map(([country, kind]) => ({
    country,
    message: { ...(kind && { kind }), ...texts, ...(kind === 'partner' && applications[country]) } as Record<
      string,
      unknown
    >,
  }))

  /** One thing done to a message that may or may not spoil it. */
  const change = fc.oneof(
    fc.record({
      field: fc.constantFrom(...Object.keys(texts), 'kind', ...Object.keys(applications.BE), 'website2'),
      value: fc.constantFrom(undefined, '', 'x@visitor.example', 7, true, [], ['monday'], ['nowhere'], 'contact'),
    }),
    fc
      .constantFrom(...Object.entries(maximumLengths))
      .map(([field, length]) => ({ field, value: 'x'.repeat(length + 1) })),
  )

  test('the document and the rule agree on which messages are good', () => {
    let refused = 0
    fc.assert(
      fc.property(good, change, ({ country, message }, { field, value }) => {
        const changed = { ...message, [field]: value }
        if (value === undefined) delete changed[field]
        // Forms of other clients that the rule forgives, or judges more closely than a schema can.
        fc.pre(!(field === 'kind' && value === ''))
        fc.pre(!(field === 'phoneNumber' && typeof value === 'string') && field !== 'companyNumber')
        fc.pre(!(['regions', 'availability'].includes(field) && !Array.isArray(value)))
        const accepted = checkContactRequest(country, changed).ok
        if (!accepted) refused += 1
        expect(validate(changed), JSON.stringify([changed, validate.errors])).toBe(accepted)
      }),
      { numRuns: 500 },
    )
    expect(refused).toBeGreaterThan(50)
  })
})

/** Facts that the document repeats, and the rules that they come from. */
const { properties = {} } = schemas.Order ?? {}
const lengths = Object.entries(ownDetailForm.fields).map(([name, { view }]) => [
  name,
  'maxLength' in view && view.maxLength,
])
test.each([
  ['the form of a postcode', parameters.zipCode?.schema.pattern, `^(?:${postcodePattern})$`],
  ['the form of rooms', parameters.rooms?.schema.pattern, roomsPattern()],
  ['the form of a key', apiDocument.paths['/api/orders']?.post?.parameters[0]?.schema.pattern, idempotencyKey.source],
  ['lengths of an order', lengths, lengths.map(([name]) => [name, properties[`${name}`]?.maxLength ?? false])],
  ['presences', schemas.Order?.properties.presence?.enum, presences],
  ['ways in', schemas.Order?.properties.access?.enum, accesses],
  ['consents', Object.keys(schemas.Order?.properties ?? {}), expect.arrayContaining([...consentKinds])],
  ['states', schemas.OrderState, { enum: orderStates }],
  [
    'types of reports',
    Object.keys(apiDocument.paths['/api/reports']?.post?.requestBody.content ?? {}),
    Object.keys(reportSchemas),
  ],
])('the document states %s as the rule does', (_, documented, rule) => {
  expect(documented).toEqual(rule)
})

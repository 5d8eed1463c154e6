import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactKinds, maximumLengths } from '../../domain/contact/contact-fields.ts'
import { checkContactRequest } from '../../domain/contact/contact-request.ts'
import { checkEstimateQuery } from '../../domain/estimate/query.ts'
import { createEstimator } from '../../services/estimates/estimator.ts'
import { readTariff, sampleTariffs } from '../../services/estimates/read-tariff.ts'
import { anyCountry, anyRequest } from '../../testing/estimate/any-estimate.ts'
import { openApiDocument, openApiYaml } from './open-api.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'document', ...openApiDocument })

const validatorOf = (name: string) => {
  const validate = ajv.getSchema(`document#/components/schemas/${name}`)
  if (!validate) throw new Error(`The document has no schema named ${name}`)
  return validate
}

test('docs/open-api.yaml is up to date: npm run open-api writes it', () => {
  expect(readFileSync('docs/open-api.yaml', 'utf8')).toBe(openApiYaml())
})

test('the document follows OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(openApiDocument))).toEqual({ valid: true })
})

describe('estimates', () => {
  const { parameters } = openApiDocument.paths['/api/estimate'].get

  test('an answer is as documented', () => {
    const validate = validatorOf('EstimateAnswer')
    fc.assert(
      fc.property(anyCountry.chain(anyRequest), (request) => {
        const tariff = readTariff(sampleTariffs, request.zipCode.length === 4 ? 'BE' : 'NL')
        const outcome = tariff && createEstimator(tariff).estimate(request, new Date('2026-11-23T10:00:00.000Z'))
        if (outcome?.ok) expect(validate(outcome.estimate), JSON.stringify(validate.errors)).toBe(true)
      }),
      { numRuns: 30 },
    )
    expect(validate({})).toBe(false)
  })

  test('the examples are good requests', () => {
    const query = new URLSearchParams(parameters.map(({ name, example }) => [name, example]))
    expect(checkEstimateQuery('BE', query)).toMatchObject({ ok: true })
  })

  test.each([
    ['packageId', 'xx'],
    ['zipCode', '20'],
    ['rooms', 'kr-12'],
    ['extras', 'pool'],
  ])('%s=%s is refused by the document as by the rule', (name, bad) => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema ?? {}
    const good = parameters.find((parameter) => parameter.name === name)?.example
    expect([ajv.validate(schema, good), ajv.validate(schema, bad)]).toEqual([true, false])
    const query = new URLSearchParams({ packageId: 'gs', zipCode: '2000', [name]: bad })
    expect(checkEstimateQuery('BE', query).ok).toBe(false)
  })
})

describe('messages', () => {
  const validate = validatorOf('Message')
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

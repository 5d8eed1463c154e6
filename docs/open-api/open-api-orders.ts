import type { Language } from '../../domain/language.ts'
import { accessLength } from '../../domain/orders/access-note-limits.ts'
import { consentKinds } from '../../domain/orders/order-consents.ts'
import { accesses, detailLengths, presences } from '../../domain/orders/order-details.ts'
import { orderStates } from '../../domain/orders/order-states.ts'
import { largestOrder } from '../../order/api/orders-api.ts'
import { idempotencyKey } from '../../services/http/idempotency-key.ts'
import { homeInQuery, homeParameters, json, problem, reference } from './open-api-parts.ts'

/** The public origins of our ordering sites, as the document names them. */
const documentedOrderOrigins: Readonly<Record<Language, string>> = {
  en: 'https://order.helderhuis.example',
  nl: 'https://bestel.helderhuis.example',
}

export const orderServers = [
  { url: documentedOrderOrigins.en, description: 'Orders in Belgium, in English' },
  { url: documentedOrderOrigins.nl, description: 'Orders in the Netherlands, in Dutch' },
]

const cents = { type: 'integer', minimum: 0, description: 'Integer cents, VAT and travel included' }
const sample = { type: 'boolean', description: 'True for sample prices: nothing will be delivered' }

/** `GET /api/visits`. */
export const visitsOperation = {
  operationId: 'visits',
  summary: 'The visits that can be ordered for a home, with their prices',
  description: 'Of the next 60 days, in order of time. Any origin may read it; it is not cached.',
  parameters: homeInQuery,
  responses: {
    200: {
      description: 'The free visits',
      content: json({
        type: 'object',
        properties: { sample, visits: { type: 'array', items: reference('VisitOffer') } },
        required: ['sample', 'visits'],
      }),
    },
    404: problem('No orders are taken'),
    405: problem('Another method than GET'),
    422: problem('Something asked for is not right', 'EstimateProblem'),
  },
}

/** `POST /api/orders`. */
export const ordersOperation = {
  operationId: 'orders',
  summary: 'An order',
  description: 'For programs: pages of other sites are refused. The customer gets the confirmation by mail.',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'One per order: the same key and order answer the first number',
      schema: { type: 'string', pattern: idempotencyKey.source },
    },
  ],
  requestBody: { required: true, content: json(reference('Order')) },
  responses: {
    201: {
      description:
        'On disk. With `url` it is an order; with `confirmBy` its customer has to confirm it by mail until then, because the client or the e-mail address has placed several today. A repeated key answers the same for good',
      content: json({
        type: 'object',
        properties: {
          number: { type: 'string' },
          url: { type: 'string', description: 'The private link: keep it secret' },
          confirmBy: { type: 'string', format: 'date-time', description: 'Afterwards its people are freed' },
          price: cents,
          sample,
        },
        required: ['number', 'price', 'sample'],
        oneOf: [{ required: ['url'] }, { required: ['confirmBy'] }],
      }),
    },
    400: problem('No well-formed JSON object, or a malformed Idempotency-Key'),
    403: problem('Sent from a page of a foreign origin'),
    404: problem('No orders are taken'),
    405: problem('Another method than POST'),
    409: {
      description:
        'The visit is taken, with the nearest three; the price is another one than was sent; or the Idempotency-Key belongs to another order',
      content: { 'application/problem+json': { schema: reference('OrderConflict') } },
    },
    413: problem(`Larger than ${largestOrder / 1024} KiB`),
    415: problem('Not application/json'),
    422: problem('Some fields are not right', 'OrderProblem'),
    429: problem('Too many orders, or too many unconfirmed ones today; see Retry-After'),
  },
}

const visit = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\d\\.(morning|afternoon|day)$',
  examples: ['2026-12-01.morning'],
}
/** `GET /api/orders/{number}/{secret}`. */
export const orderOperation = {
  operationId: 'order',
  summary: 'How an order and its payment stand',
  description: 'By the last two parts of its private link. A wrong number and a wrong secret look the same.',
  parameters: ['number', 'secret'].map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  responses: {
    200: {
      description: 'The order. Amounts are integer cents; `due` is negative where too much was paid',
      content: json({
        type: 'object',
        properties: {
          number: { type: 'string' },
          state: { enum: orderStates },
          visit,
          sample,
          balance: {
            type: 'object',
            properties: {
              charged: { type: 'integer' },
              paid: { type: 'integer' },
              due: { type: 'integer' },
              dueDate: { type: ['string', 'null'], format: 'date', description: 'Null while nothing is asked for' },
              currency: { const: 'EUR' },
            },
            required: ['charged', 'paid', 'due', 'dueDate', 'currency'],
          },
        },
        required: ['number', 'state', 'visit', 'sample', 'balance'],
      }),
    },
    404: problem('No such order'),
    405: problem('Another method than GET'),
  },
}

const text = (maxLength: number) => ({ type: 'string', maxLength })

/** The schemas of visits and orders. */
export const orderSchemas = {
  VisitOffer: {
    type: 'object',
    properties: {
      visit,
      price: cents,
      free: { const: true },
    },
    required: ['visit', 'price', 'free'],
  },
  Order: {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        Object.entries(homeParameters).map(([name, { schema, description }]) => [name, { ...schema, description }]),
      ),
      visit,
      price: { ...cents, description: 'The price that was read, in integer cents: 409 if it is another one now' },
      ...Object.fromEntries(Object.entries(detailLengths).map(([name, length]) => [name, text(length)])),
      presence: {
        enum: presences,
        description: 'Whether the customer is there at the end, leaves before, or is not there',
      },
      access: { enum: accesses, description: 'How the team gets in; read only where the customer is not there' },
      accessNote: { ...text(accessLength), description: 'More about that. Stored encrypted, never mailed' },
      ...Object.fromEntries(consentKinds.map((kind) => [kind, { const: true }])),
    },
    required: [
      ...Object.entries(homeParameters).flatMap(([name, { required }]) => (required ? [name] : [])),
      'visit',
      ...Object.keys(detailLengths).filter((name) => name !== 'remark'),
      'presence',
      'terms',
    ],
    additionalProperties: false,
    description: `${consentKinds.slice(1).join(' and ')} are needed where the visit falls within the withdrawal period.`,
  },
  OrderProblem: {
    enum: ['required', 'malformed', 'tooLong', 'unknown', 'otherCountry', 'notCovered', 'tooMany', 'tooLarge'],
    description:
      'As for estimates and messages; unknown: also a field that does not exist, and a visit that cannot be ordered',
  },
  OrderConflict: {
    allOf: [
      reference('Problem'),
      { properties: { nearest: { type: 'array', maxItems: 3, items: reference('VisitOffer') }, price: cents } },
    ],
  },
}

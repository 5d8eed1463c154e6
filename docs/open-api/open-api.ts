import { toJsonSchema } from '@valibot/to-json-schema'
import { stringify } from 'yaml'
import { brand } from '../../domain/company/brand.ts'
import { estimateAnswer } from '../../domain/estimate/answer.ts'
import type { EstimateProblem } from '../../domain/estimate/query.ts'
import type { Language } from '../../domain/language.ts'
import { idempotencyKey } from '../../services/http/idempotency-key.ts'
import { largestBody } from '../../site/forms/message-api.ts'
import { listOf, messageProblems, messageSchema } from './open-api-message.ts'
import { orderOperation, orderSchemas, orderServers, ordersOperation, visitsOperation } from './open-api-orders.ts'
import { homeInQuery, json, problem, reference } from './open-api-parts.ts'
import { reportsOperation } from './open-api-reports.ts'

/** Typed by the rule's own codes: a new one does not compile until it stands here. */
const estimateProblems: Record<EstimateProblem, string> = {
  required: 'missing',
  malformed: 'not of the form that the parameter asks for, or repeated',
  otherCountry: 'a postcode of the other-language site’s country',
  notCovered: 'a Wadden island',
  unknown: 'not among the choices, or not a parameter of ours',
  tooMany: 'more rooms than we estimate from here',
  tooLarge: 'a room or a home larger than we estimate from here',
}

const estimateOperation = {
  operationId: 'estimate',
  summary: 'A non-binding estimate for a postcode',
  description: 'Any origin may read it. Cacheable until the dates change, for a minute at most.',
  parameters: homeInQuery,
  responses: {
    200: { description: 'The estimate', content: json(reference('EstimateAnswer')) },
    404: problem('No estimates are offered'),
    405: problem('Another method than GET'),
    422: problem('Something asked for is not right', 'EstimateProblem'),
  },
}

const sendMailOperation = {
  operationId: 'sendMail',
  summary: 'A message to the office',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'One per filled-in form: the same key and message answer the first id and send one mail',
      schema: { type: 'string', pattern: idempotencyKey.source },
    },
    {
      name: 'Fill-Time',
      in: 'header',
      description:
        'Milliseconds from showing the form to sending it: what no person could do so fast is marked for the office',
      schema: { type: 'integer', minimum: 0 },
    },
  ],
  requestBody: { required: true, content: json(reference('Message')) },
  responses: {
    202: {
      description: 'Durably stored; the mail follows',
      headers: {
        'Answer-Before': {
          description: 'Until when the office promises to answer; absent where it promises no time',
          schema: { type: 'string', format: 'date-time' },
        },
        Receipt: {
          description: 'Whether a copy goes to the sender: an address gets ten a day, suspected spam none',
          schema: { enum: ['yes', 'no'] },
        },
      },
      content: json({ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }),
    },
    400: problem('No well-formed JSON object, or a malformed Idempotency-Key'),
    403: problem('Sent from a page of a foreign origin'),
    409: problem('The Idempotency-Key belongs to another message'),
    413: problem(`Larger than ${largestBody / 1024} KiB`),
    415: problem('Not application/json'),
    422: problem('Some fields are not right', 'MessageProblem'),
    429: problem('Too many messages; see Retry-After'),
    503: problem('Could not be stored; see Retry-After'),
  },
}

/** The public origins of both sites, as the document names them. */
export const documentedOrigins: Readonly<Record<Language, string>> = {
  en: 'https://www.helderhuis.example',
  nl: 'https://nl.helderhuis.example',
}

/** Our endpoints as an OpenAPI 3.1 document, made of the rules and schemas that the endpoints themselves use. */
export const openApiDocument = {
  openapi: '3.1.1',
  info: { title: brand, version: '1.0.0', description: `What the website of ${brand} offers to programs.` },
  servers: [
    { url: documentedOrigins.en, description: 'Belgium, in English' },
    { url: documentedOrigins.nl, description: 'The Netherlands, in Dutch' },
  ],
  paths: {
    '/api/estimate': { get: estimateOperation },
    '/api/sendMail': { post: sendMailOperation },
    '/api/reports': { post: reportsOperation },
    '/api/visits': { servers: orderServers, get: visitsOperation },
    '/api/orders': { servers: orderServers, post: ordersOperation },
    '/api/orders/{number}/{secret}': { servers: orderServers, get: orderOperation },
  },
  components: {
    schemas: {
      EstimateAnswer: toJsonSchema(estimateAnswer, { ignoreActions: ['brand'], target: 'draft-2020-12' }),
      EstimateProblem: { enum: Object.keys(estimateProblems), description: listOf(estimateProblems) },
      Message: messageSchema(),
      MessageProblem: messageProblems,
      ...orderSchemas,
      Problem: {
        title: 'RFC 9457',
        type: 'object',
        properties: {
          type: { type: 'string' },
          title: { type: 'string', description: 'In the language of the site' },
          status: { type: 'integer' },
          errors: { type: 'object', description: 'A code per field or parameter' },
          messages: {
            type: 'object',
            description: 'Of a message: the same as sentences in the language of the site',
          },
        },
        required: ['type', 'title', 'status'],
      },
    },
  },
}

/** The document as it is stored in `docs/open-api.yaml`. */
export const openApiYaml = (): string => stringify(openApiDocument, { aliasDuplicateObjects: false, lineWidth: 120 })

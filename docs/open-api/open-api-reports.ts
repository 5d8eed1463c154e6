import type { reportSchemas } from '../../services/reports/client-report.ts'
import { largestBody } from '../../site/forms/message-api.ts'

/** Typed by the types that the endpoint takes. */
const schemas: Record<keyof typeof reportSchemas, object> = {
  'application/csp-report': {
    type: 'object',
    properties: { 'csp-report': { type: 'object' } },
    required: ['csp-report'],
    description: 'As browsers send it to a report-uri',
  },
  'application/reports+json': {
    oneOf: [{ type: 'array' }, { type: 'object' }],
    description: 'As the Reporting API sends it; only reports of the type csp-violation are kept, ten at most',
  },
  'application/json': {
    type: 'object',
    properties: { page: { type: 'string' }, message: { type: 'string', minLength: 1 }, stack: { type: 'string' } },
    required: ['message'],
    description: 'As our own script reports its errors',
  },
}

const refusal = (description: string) => ({ description })

/** `POST /api/reports`, for browsers. */
export const reportsOperation = {
  operationId: 'reports',
  summary: 'What a browser stopped, or what failed in it',
  description: 'Logged and counted without personal data: addresses lose their queries.',
  requestBody: {
    required: true,
    content: Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }])),
  },
  responses: {
    204: { description: 'Noted' },
    400: refusal('No report'),
    413: refusal(`Larger than ${largestBody / 1024} KiB`),
    415: refusal('Of another type'),
    429: refusal('Too many reports; see Retry-After'),
  },
}

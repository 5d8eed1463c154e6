import {
  type ContactKind,
  contactKinds,
  contactTextFields,
  maximumLengths,
} from '../../domain/contact/contact-fields.ts'
import { checkContactRequest } from '../../domain/contact/contact-request.ts'
import type { FieldProblem } from '../../domain/contact/form-text.ts'
import { largestTeam, type PartnerField, partnerFields } from '../../domain/contact/partner-application.ts'
import { weekdays } from '../../domain/opening/weekdays.ts'
import { regionIds } from '../../domain/places/region.ts'

type JsonSchema = Record<string, unknown>

/** Typed by the rule's own codes: a new one does not compile until it stands here. */
const fieldProblems: Record<FieldProblem, string> = {
  required: 'empty or missing',
  malformed: 'not of the form that the field asks for',
  tooLong: 'longer than the field allows',
  unknown: 'not among the choices, or not a field of this kind of message',
}

const partnerSchemas: Record<PartnerField, JsonSchema> = {
  regions: {
    type: 'array',
    minItems: 1,
    items: { enum: [...new Set([...regionIds.BE, ...regionIds.NL])] },
    description: 'Where the team can work; regions of the country of the site',
  },
  teamSize: { type: 'integer', minimum: 1, maximum: largestTeam },
  companyNumber: { type: 'string', description: 'Enterprise number with its check digits (BE), KvK number (NL)' },
  availability: { type: 'array', minItems: 1, items: { enum: weekdays } },
  consent: { const: true },
}

const textSchemas: Partial<Record<string, JsonSchema>> = {
  email: { format: 'email' },
  phoneNumber: {
    description: 'Nine or ten digits, with or without + or 00 and one to three digits; separators are forgiven',
  },
}

/**
 * The payload of `POST /api/sendMail` as JSON Schema, one variant per kind. Which fields a kind needs and takes is not written
 * down a second time: the rule itself is asked.
 */
export function messageSchema(): JsonSchema {
  return { oneOf: contactKinds.map(variant) }
}

function variant(kind: ContactKind): JsonSchema {
  const everything = Object.fromEntries([...contactTextFields, ...partnerFields].map((field) => [field, '']))
  const check = checkContactRequest('BE', { kind, ...everything })
  const [problems, unknownFields] = check.ok ? [{}, []] : [check.problems, check.unknownFields]
  const required = Object.entries(problems).flatMap(([field, problem]) => (problem === 'required' ? [field] : []))

  const texts = contactTextFields.map((field): [string, JsonSchema] => {
    const least = required.includes(field) ? { minLength: 1 } : {}
    return [field, { type: 'string', ...least, maxLength: maximumLengths[field], ...textSchemas[field] }]
  })
  const fields = [...texts, ...Object.entries(partnerSchemas)].filter(([field]) => !unknownFields.includes(field))
  return {
    title: kind,
    type: 'object',
    properties: { kind: { const: kind }, ...Object.fromEntries(fields) },
    // A message without a kind is one of the kind `contact`.
    required: kind === 'contact' ? required : ['kind', ...required],
    additionalProperties: false,
  }
}

/** The codes of a refused message. */
export const messageProblems: JsonSchema = { enum: Object.keys(fieldProblems), description: listOf(fieldProblems) }

/** Codes and what they mean, as one text. */
export function listOf(codes: Readonly<Record<string, string>>): string {
  return Object.entries(codes)
    .map(([code, meaning]) => `${code}: ${meaning}`)
    .join('; ')
}

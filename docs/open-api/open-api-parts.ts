import { extraIds } from '../../domain/estimate/extras.ts'
import type { EstimateParameter } from '../../domain/estimate/query.ts'
import { roomsPattern } from '../../domain/estimate/rooms.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { postcodePattern } from '../../domain/places/postcode.ts'

const extrasPattern = `^(${extraIds.join('|')})(,(${extraIds.join('|')}))*$`

/** What a home is asked for with: typed by the rule's own parameters, in the order in which they are written. */
export const homeParameters: Record<
  EstimateParameter,
  { required: boolean; schema: object; description: string; example: string }
> = {
  packageId: { required: true, schema: { enum: packageIds }, description: 'The cleaning', example: 'gs' },
  zipCode: {
    required: true,
    schema: { type: 'string', pattern: `^(?:${postcodePattern})$` },
    description: 'A postcode of the country of the site: Belgium in English, the Netherlands in Dutch',
    example: '2000',
  },
  rooms: {
    required: false,
    schema: { type: 'string', pattern: roomsPattern() },
    description:
      'Rooms as type-area-dirt: area in m², dirt 1 light, 2 normal, 3 heavy. Without it a typical home is assumed.',
    example: 'kr-12-2,br-6-1',
  },
  extras: {
    required: false,
    schema: { type: 'string', pattern: extrasPattern },
    description: 'What is done beyond the package',
    example: 'oven,windows',
  },
}

/** A schema of the document by its name. */
export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const json = (schema: object) => ({ 'application/json': { schema } })

/** A refusal; `codes` where it carries a code per field. */
export const problem = (description: string, codes?: string) => ({
  description,
  content: {
    'application/problem+json': {
      schema: codes
        ? { allOf: [reference('Problem'), { properties: { errors: { additionalProperties: reference(codes) } } }] }
        : reference('Problem'),
    },
  },
})

/** The parameters of a home in an address. */
export const homeInQuery = Object.entries(homeParameters).map(([name, parameter]) => ({
  name,
  in: 'query',
  ...parameter,
}))

import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

interface Operation {
  parameters: { name: string; schema: { pattern?: string } }[]
  responses: Record<string, { content?: Record<string, object> }>
  requestBody: { content: Record<string, object> }
}
interface Described {
  info: { title: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    parameters: Record<string, { schema: { pattern?: string }; example: string }>
    schemas: Record<string, { properties: Record<string, { maxLength?: number; enum?: string[] }> }>
  }
}
/** The content of docs/open-api.yaml. */
export const apiDocument: Described = parse(readFileSync('docs/open-api.yaml', 'utf8'))

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'document', ...apiDocument })

/** The check of the schema at a place of the document. @throws Error if there is none */
export const validatorAt = (...place: string[]) => {
  const pointer = place.map((part) => part.replaceAll('/', '~1')).join('/')
  const validate = ajv.getSchema(`document#/${pointer}`)
  if (!validate) throw new Error(`The document has no ${pointer}`)
  return validate
}

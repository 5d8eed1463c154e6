import { writeFileSync } from 'node:fs'
import { openApiYaml } from './open-api.ts'

/** `npm run open-api`: writes the description of our endpoints after they have changed. */
writeFileSync('docs/open-api.yaml', openApiYaml())

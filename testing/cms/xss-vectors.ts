import { leakVectors } from './leak-vectors.ts'
import { mutationVectors } from './mutation-vectors.ts'
import { scriptVectors } from './script-vectors.ts'

/** Known attacks by HTML, for tests of import, storage, rendering and browser. */
export const xssVectors: readonly string[] = [...scriptVectors, ...mutationVectors, ...leakVectors]

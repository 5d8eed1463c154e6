import { leakVectors } from './leak-vectors.ts'
import { mutationVectors } from './mutation-vectors.ts'
import { scriptVectors } from './script-vectors.ts'

/** What hostile HTML has been seen to do, to be sent all the way through: import, storage, rendering, browser. */
export const xssVectors: readonly string[] = [...scriptVectors, ...mutationVectors, ...leakVectors]

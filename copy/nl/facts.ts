import type { facts as english } from '../en/facts.ts'

export const facts: typeof english = { sample: '(voorbeeld)', samplePrices: '(voorbeeldprijzen)' }

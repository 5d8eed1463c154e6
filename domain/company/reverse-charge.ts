import type { Country } from '../language.ts'
import { company } from './company.ts'

/**
 * Whether businesses of a country that file VAT returns may owe the VAT of our work themselves (R18.44): in Belgium, once
 * the owner's accountant has confirmed it. Between Dutch companies it is for cleaning firms only.
 */
export const mayReverseCharge = (country: Country): boolean =>
  country === 'BE' && company.reverseCharge.BE !== undefined

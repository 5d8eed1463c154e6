import type { PostcodeProblem } from '../places/postcode.ts'

/**
 * Why a parameter is invalid. `unknown`: not one of the possible values, a postcode of no place (R5.10), or a parameter
 * that does not exist.
 */
export type EstimateProblem = PostcodeProblem | 'unknown' | 'tooMany' | 'tooLarge'

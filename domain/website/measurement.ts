/** The Google Analytics property that counts visits, and the origin its tag is loaded from. */
export interface Measurement {
  id: string
  tagOrigin: string
}

/** Google's own origin for the tag. */
export const googleTagOrigin = 'https://www.googletagmanager.com'

/** Name of the Trusted Types policy that lets `google-tag.ts` set the address of the tag's script. */
export const tagPolicy = 'google-tag'

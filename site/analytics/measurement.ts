/** Where visits are counted: the property of Google Analytics, and the origin that its tag comes from. */
export interface Measurement {
  id: string
  tagOrigin: string
}

/** Google's own address for the tag. */
export const googleTagOrigin = 'https://www.googletagmanager.com'

/** The name under which `google-tag.ts` may make the address of the tag's script (Trusted Types). */
export const tagPolicy = 'google-tag'

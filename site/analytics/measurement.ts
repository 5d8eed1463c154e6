/** Where visits are counted: the property of Google Analytics, and the origin that its tag comes from. */
export interface Measurement {
  id: string
  tagOrigin: string
}

/** Google's own address for the tag. */
export const googleTagOrigin = 'https://www.googletagmanager.com'

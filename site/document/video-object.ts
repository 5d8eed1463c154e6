import type { VideoObject } from 'schema-dts'
import { film as words } from '#copy/film.ts'
import { language } from '#copy/language.ts'
import video from '../video/visit-medium.mp4'
import poster from '../video/visit-poster.avif'

/** The day this cut of the video went online. */
const uploadDate = '2026-11-21T00:00:00+01:00'

/** Length of the video in whole seconds. */
export const videoLength = 30

/** The video of a visit as structured data. `origin` makes its addresses absolute. */
export const videoObject = (origin: string): VideoObject => ({
  '@type': 'VideoObject',
  name: words.title,
  description: words.description,
  thumbnailUrl: origin + poster,
  contentUrl: origin + video,
  uploadDate,
  duration: `PT${videoLength}S`,
  inLanguage: language,
})

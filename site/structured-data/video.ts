import type { VideoObject } from 'schema-dts'
import { film as words } from '#copy/film.ts'
import { language } from '#copy/language.ts'
import video from '../video/visit-medium.mp4'
import poster from '../video/visit-poster.avif'

/** The day on which this cut of the film was put online, and its length in whole seconds. */
const uploadDate = '2026-11-21T00:00:00+01:00'
export const filmLength = 30

/** The film for video search. */
export const filmObject = (origin: string): VideoObject => ({
  '@type': 'VideoObject',
  name: words.title,
  description: words.description,
  thumbnailUrl: origin + poster,
  contentUrl: origin + video,
  uploadDate,
  duration: `PT${filmLength}S`,
  inLanguage: language,
})

import { language } from '#copy/language.ts'
import { listedPages, pages, pathOf } from '../../domain/website/pages.ts'
import { shareImagePath } from '../../site/page-data/metadata.ts'
import { pageWords } from '../../site/page-data/page-words.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { renderPng } from './heading-font.ts'

/** Draws the share picture of every listed page as PNG. `path` is the one that the page's metadata states. */
export function* sharePictures(): Generator<{ path: string; png: Buffer }> {
  for (const pageId of listedPages(language)) {
    const svg = drawSharePicture(pageWords[pageId].title, pages[pageId].illustration ?? 'hero')
    yield { path: shareImagePath(pathOf(pageId, language)), png: renderPng(svg) }
  }
}

import type { editorsPage as english } from '../en/cms-page.ts'

/** What stands around videos and tables on CMS pages. Placeholders: {title}, {host}. */
export const editorsPage: typeof english = {
  playFilm: 'Speel de video “{title}” af',
  playUntitledFilm: 'Speel de video af',
  filmHint:
    'De video komt van {host} en wordt pas geladen als je op afspelen drukt. Dan ziet {host} ook dat je hier bent.',
  table: 'Tabel, je kunt opzij scrollen',
}

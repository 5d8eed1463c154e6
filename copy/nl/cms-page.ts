import type { editorsPage as english } from '../en/cms-page.ts'

/** Wat er rond films en tabellen staat op pagina's van redacteuren. Plaatshouders: {title}, {host}. */
export const editorsPage: typeof english = {
  playFilm: 'Speel de film “{title}” af',
  playUntitledFilm: 'Speel de film af',
  filmHint: 'De film komt van {host}. Hij wordt pas geladen als je op afspelen drukt; dan ziet {host} ook je bezoek.',
  table: 'Tabel, horizontaal te scrollen',
}

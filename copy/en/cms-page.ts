/** What stands around films and tables in pages that editors write. Placeholders: {title}, {host}. */
export const editorsPage = {
  playFilm: 'Play the video “{title}”',
  playUntitledFilm: 'Play the video',
  filmHint: 'This video comes from {host}. It only loads, and {host} only learns of your visit, when you press play.',
  table: 'Table, scrolls sideways',
}

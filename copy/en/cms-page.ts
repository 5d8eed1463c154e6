/** What stands around films and tables in pages that editors write. Placeholders: {title}, {host}. */
export const editorsPage = {
  playFilm: 'Play the film “{title}”',
  playUntitledFilm: 'Play the film',
  filmHint: 'The film comes from {host}. Only when you press play is it loaded, and {host} learns of your visit.',
  table: 'Table, scrolls sideways',
}

/** Texts around films and tables in pages that editors write. Placeholders: {title}, {host}, {time}. */
export const editorsPage = {
  playFilm: 'Play the video “{title}”',
  playUntitledFilm: 'Play the video',
  filmHint: 'This video comes from {host}. It only loads, and {host} only learns of your visit, when you press play.',
  preview: 'This is a preview: visitors don’t see this page like this yet. This link works until {time}.',
  previewEnded:
    'This preview has ended: its link is too old, or the draft was published or discarded. Open a new preview from the office.',
  previewTyped: 'This is a preview of the text in the form. Visitors only see what is published.',
  table: 'Table, scrolls sideways',
}

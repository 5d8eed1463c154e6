/** Pictures for the pages of the websites. Placeholders: {name}, {width}, {height}, {kilobytes}, {count}. */
export const pictures = {
  title: 'Pictures',
  text: 'Pictures for pages of both websites. Add one here, then copy its line into the text of a page.',
  back: 'Pages',
  add: {
    title: 'Add a picture',
    file: 'File',
    fileHint:
      'JPEG, PNG, WebP, AVIF or GIF, up to 1 MB. Hidden data (place, camera, names) is removed from JPEG, PNG and WebP; AVIF and GIF are stored as they are.',
    alt: 'What the picture shows',
    altHint: 'One sentence for people who can’t see it, such as “A cleaner wipes a kitchen window”.',
    button: 'Add picture',
    problems: {
      none: 'Choose a file.',
      large: 'The picture is larger than 1 MB: save it smaller.',
      type: 'This isn’t a complete JPEG, PNG, WebP, AVIF or GIF picture.',
      pixels: 'The picture has more than 40 million pixels: save it smaller.',
      alt: 'Say what the picture shows, in at most 500 characters.',
    },
  },
  done: { add: 'The picture is added.', remove: 'The picture is deleted.' },
  empty: 'There are no pictures yet.',
  columns: { picture: 'Picture', use: 'Line to copy into a page', used: 'Used on', remove: 'Delete' },
  size: '{name}, {width} × {height} pixels, {kilobytes} kB',
  unknownSize: '{name}, {kilobytes} kB',
  inMarkdown: 'In Markdown',
  inHtml: 'In HTML',
  unused: 'No page',
  former: 'Only drafts or earlier versions',
  remove: 'Delete',
  stillUsed: 'The picture is used by a page, a draft or an earlier version, so it can’t be deleted.',
}

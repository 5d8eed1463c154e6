/** Pictures for the pages of the websites. Placeholders: {name}, {width}, {height}, {kilobytes}, {count}. */
export const pictures = {
  title: 'Pictures',
  text: 'Pictures for pages of both websites. Add one here, then copy its line into the text of a page.',
  add: {
    title: 'Add a picture',
    file: 'File',
    fileHint:
      'JPEG, PNG, WebP, AVIF or GIF, up to 25 MB. We turn it upright, make it small enough for phones, and remove hidden data such as place, camera and names.',
    alt: 'What the picture shows',
    altHint: 'One sentence for people who can’t see it, such as “A cleaner wipes a kitchen window”.',
    button: 'Add picture',
    problems: {
      none: 'Choose a file.',
      large: 'The picture is larger than 25 MB: save it smaller.',
      type: 'This isn’t a complete JPEG, PNG, WebP, AVIF or GIF picture.',
      heic: 'This is a HEIC photo, which browsers can’t show. Save it as JPEG, or set your iPhone to JPEG first: Settings, Camera, Formats, Most Compatible.',
      moving: 'This picture moves; pages show still pictures only. Choose a still one.',
      pixels: 'The picture has more than 50 million pixels: save it smaller.',
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
  stillUsed: 'The picture is used by a page, a draft or an earlier version, so it can’t be deleted.',
}

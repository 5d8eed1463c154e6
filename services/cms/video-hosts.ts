interface VideoHost {
  /** The name shown to visitors. */
  name: string
  /** Matches an iframe address of this host; the first group is the video's id. */
  address: RegExp
  player: (id: string) => string
  page: (id: string) => string
}

const hosts: readonly VideoHost[] = [
  {
    name: 'YouTube',
    address: /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#].*)?$/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'Vimeo',
    address: /^https:\/\/player\.vimeo\.com\/video\/(\d{1,12})(?:[?#].*)?$/,
    player: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
]

/**
 * The video of an iframe's address.
 * @param address the `src` of an iframe, as offered by the host's "embed" button
 * @returns undefined for every address that is not a player of an allowed host
 */
export function hostedVideo(address: string) {
  for (const { name, address: pattern, player, page } of hosts) {
    const id = pattern.exec(address)?.[1]
    if (id) return { host: name, player: player(id), page: page(id) }
  }
  return undefined
}

/** A film on one of the hosts that editors may show. */
export interface HostedVideo {
  /** The host's name, as visitors know it. */
  host: string
  /** The host's player, in the form that stores least: the only spelling that is kept. */
  player: string
  /** The film's own page there, for visitors without script. */
  page: string
}

interface VideoHost {
  name: string
  /** An iframe address of this host; its first group is the film's id. */
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

/** The names of the hosts, for messages to editors. */
export const videoHostNames: readonly string[] = hosts.map(({ name }) => name)

/**
 * Which film an iframe's address shows.
 * @param address the `src` of an iframe, as the host's "embed" button gives it
 * @returns undefined for every address that is not a player of an allowed host
 */
export function hostedVideo(address: string): HostedVideo | undefined {
  for (const { name, address: pattern, player, page } of hosts) {
    const id = pattern.exec(address)?.[1]
    if (id) return { host: name, player: player(id), page: page(id) }
  }
  return undefined
}

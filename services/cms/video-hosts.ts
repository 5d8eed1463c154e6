const youTube = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#].*)?$/
const vimeo = /^https:\/\/player\.vimeo\.com\/video\/(\d{1,12})(?:[?#].*)?$/

/**
 * The video of an iframe's address: the name of its host, and the addresses of its player and its page.
 * @param address the `src` of an iframe, as offered by the host's "embed" button
 * @returns undefined for every address that is not a player of an allowed host
 */
export function hostedVideo(address: string) {
  const [, ofYouTube] = youTube.exec(address) ?? []
  if (ofYouTube) {
    const player = `https://www.youtube-nocookie.com/embed/${ofYouTube}`
    return { host: 'YouTube', player, page: `https://www.youtube.com/watch?v=${ofYouTube}` }
  }
  const [, ofVimeo] = vimeo.exec(address) ?? []
  if (!ofVimeo) return undefined
  const player = `https://player.vimeo.com/video/${ofVimeo}?dnt=1`
  return { host: 'Vimeo', player, page: `https://vimeo.com/${ofVimeo}` }
}

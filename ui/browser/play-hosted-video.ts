/**
 * Replaces the link to a video on another host by that host's player and starts it. Before this, nothing is requested
 * from that host.
 * @param link `data-player` is the address of the player
 */
export default function playHostedVideo(link: HTMLElement): void {
  const player = new URL(link.dataset.player ?? '')
  player.searchParams.set('autoplay', '1')
  const frame = document.createElement('iframe')
  frame.src = player.href
  frame.title = link.firstElementChild?.textContent ?? ''
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // The player may run and open its own page, but not navigate this one.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  link.replaceWith(frame)
  frame.focus()
}

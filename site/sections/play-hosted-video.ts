/**
 * Answers a click on the link of a film on another host: the host's player takes the link's place and begins. Until then
 * nothing was asked of that host. With a modifier key the link is a link.
 */
export function playHostedFilm(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-film]') : null
  if (!link?.dataset.film || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const player = new URL(link.dataset.film)
  player.searchParams.set('autoplay', '1')
  const frame = document.createElement('iframe')
  frame.src = player.href
  frame.title = link.firstElementChild?.textContent ?? ''
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // The player may run, and open its own page; it may not lead this page away.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  link.replaceWith(frame)
  frame.focus()
}

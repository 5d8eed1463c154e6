/** A screen as wide as a tablet, and a pointer as precise as a mouse: a phone held sideways has one of the two. */
export const desktop = '(pointer: fine) and (min-width: 48rem)'

/** Takes the browser's own controls off the videos of a desktop, where an overlay button plays them. */
export function hideControlsOnDesktops(): void {
  const videos = document.querySelectorAll('video')
  if (videos.length === 0) return
  const query = matchMedia(desktop)
  const show = () => {
    for (const video of videos) video.controls = !query.matches
  }
  query.addEventListener('change', show)
  show()
}

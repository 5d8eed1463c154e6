const followed = new WeakSet<HTMLVideoElement>()

/**
 * Plays or pauses the video beside a button. While it plays, their parent has `data-playing`; at its end the poster
 * returns.
 * @param button `data-play` and `data-pause` are its labels
 */
export default function playVideo(button: HTMLElement): void {
  const parent = button.parentElement
  const video = parent?.querySelector('video')
  if (!parent || !video) return
  if (!followed.has(video)) {
    followed.add(video)
    const show = () => {
      parent.toggleAttribute('data-playing', !video.paused)
      button.ariaLabel = (video.paused ? button.dataset.play : button.dataset.pause) ?? ''
    }
    video.addEventListener('play', show)
    video.addEventListener('pause', show)
    video.addEventListener('ended', () => {
      video.load()
      show()
    })
  }
  if (video.paused) video.play().catch((cause: unknown) => console.warn('The video does not play:', cause))
  else video.pause()
}

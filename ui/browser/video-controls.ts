/**
 * Removes the browser's own controls from videos on desktops, where an overlay button plays them (R3.6). The source
 * with `media` is the file for phones: the screens that it matches keep their controls.
 */
export function hideControlsOnDesktops(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('video>[media]'))
    (source.parentElement as HTMLVideoElement).controls = matchMedia(source.media).matches
}

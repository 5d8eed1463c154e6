/**
 * Takes the browser's own controls off a video on desktops, where an overlay button plays it. The video's first source says for which
 * screens the file for phones is: these keep their controls.
 */
export function hideControlsOnDesktops(): void {
  for (const video of document.querySelectorAll('video'))
    video.controls = matchMedia((video.firstChild as HTMLSourceElement).media).matches
}

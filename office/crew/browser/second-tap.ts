/** Within how much time and space a tap is the second of a double one, in milliseconds and pixels. */
const [soon, near] = [500, 30]

/**
 * Lets a thumb that taps twice press once. What the first tap opens or closes changes what is under the thumb: the second
 * one would answer a sheet unread, or record a room. Keys press without a tap, and so as often as they do.
 */
export function ignoreSecondTaps(): void {
  let last = { timeStamp: -soon, clientX: 0, clientY: 0 }
  let isSecond = false
  const follow = (tap: PointerEvent) => {
    const distance = Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY)
    isSecond = tap.timeStamp - last.timeStamp < soon && distance < near
    last = tap
  }
  const judge = (click: MouseEvent) => {
    if (!isSecond || click.detail === 0) return
    click.preventDefault()
    click.stopPropagation()
  }
  addEventListener('pointerdown', follow, true)
  addEventListener('click', judge, true)
}

/** Within how much time and space a tap is the second of a double one, in milliseconds and pixels. */
const [soon, near] = [500, 30]

/**
 * Ignores the second tap of a double tap. The first one may have opened or closed something, so the second one would
 * answer a sheet unread or record a room. The keyboard is not affected.
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

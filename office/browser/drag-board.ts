/**
 * Has the planning board answer pointers and arrow keys. An order that is dropped onto another part of a day opens the
 * form that confirms the move; nothing moves before that. Arrow keys move the focus to the nearest order in that
 * direction.
 */
export function watchBoard(): void {
  watchDrag()
  document.addEventListener('keydown', (event) => {
    const direction = directions[event.key]
    const from = event.target
    if (!direction || !(from instanceof HTMLElement) || !from.matches('[data-visit]')) return
    const next = nearest(from, [...document.querySelectorAll<HTMLElement>('[data-visit]')], direction)
    if (!next) return
    event.preventDefault()
    next.focus()
  })
}

const zoneOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-drop]') : null

/** Listens on the document, because the board is put in anew when it changes. */
function watchDrag(): void {
  let dragged: HTMLElement | undefined
  let over: HTMLElement | undefined

  function hover(zone: HTMLElement | undefined) {
    over?.removeAttribute('data-over')
    zone?.setAttribute('data-over', '')
    over = zone
  }

  document.addEventListener('dragstart', (event) => {
    const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-move]') : null
    const board = block?.closest<HTMLElement>('[data-board]')
    if (!block || !board) return
    dragged = block
    if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move'
    board.setAttribute('data-dragging', '')
    for (const zone of board.querySelectorAll<HTMLElement>('[data-drop]'))
      zone.toggleAttribute('data-full', Number(zone.dataset.free) < Number(block.dataset.people))
  })
  document.addEventListener('dragover', (event) => {
    const zone = zoneOf(event.target)
    hover(dragged && zone && !zone.contains(dragged) ? zone : undefined)
    if (over) event.preventDefault()
  })
  document.addEventListener('drop', (event) => {
    const zone = zoneOf(event.target)
    if (!dragged || !zone) return
    event.preventDefault()
    location.assign(`${dragged.dataset.move}?${zone.dataset.drop}`)
  })
  document.addEventListener('dragend', () => {
    hover(undefined)
    dragged?.closest('[data-board]')?.removeAttribute('data-dragging')
    dragged = undefined
  })
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The element that is nearest in a direction; what lies to the side of it counts as further away. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], [x, y]: readonly [number, number]) {
  const start = from.getBoundingClientRect()
  const distanceTo = (element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect()
    const ahead = (left - start.left) * x + (top - start.top) * y
    const aside = Math.abs((left - start.left) * y) + Math.abs((top - start.top) * x)
    return ahead > 1 ? ahead + 3 * aside : Number.POSITIVE_INFINITY
  }
  const [best] = all
    .map((element) => ({ element, distance: distanceTo(element) }))
    .sort((a, b) => a.distance - b.distance)
  return best && Number.isFinite(best.distance) ? best.element : undefined
}

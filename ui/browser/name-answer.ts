/**
 * Puts the address of the open answer into the address bar, where it can be copied (R3.9).
 * @param list contains questions as `details`, of which one is open at a time; the id is on what they show
 */
export default function nameAnswer(list: HTMLElement): void {
  const answer = list.querySelector('details[open] > [id]')
  history.replaceState(history.state, '', answer ? `#${answer.id}` : location.pathname + location.search)
}

/**
 * Prints the page, or only one part of it.
 * @param button `data-prints` is the id of that part, or empty for the whole page
 */
export default function printPart(button: HTMLElement): void {
  const part = document.getElementById(button.dataset.prints ?? '')
  if (part) {
    part.dataset.printPart = ''
    addEventListener('afterprint', () => delete part.dataset.printPart, { once: true })
  }
  print()
}

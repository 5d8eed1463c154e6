/** Replaces "open until 18:00" by the next status if the page was rendered, or left open, before 18:00. */
export function updateOpeningLines(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if (Date.now() >= Number(line.dataset.until)) line.textContent = line.dataset.afterwards ?? ''
  }
}

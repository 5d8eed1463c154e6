/** Replaces "open until 18:00" by what comes next on a page that was rendered, or left open, before that moment. */
export function updateOpeningLines(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-until]')) {
    if (Date.now() >= Number(line.dataset.until)) line.textContent = line.dataset.afterwards ?? ''
  }
}

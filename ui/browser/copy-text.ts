/**
 * Copies a text, and says so on the button for as long as the page is open.
 * @param button `data-copies` is the text, `data-copied` what the button says then
 */
export default async function copyText(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset.copies ?? '')
  button.textContent = button.dataset.copied ?? ''
}

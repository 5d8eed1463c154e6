/**
 * Copies a text and says so in the status after the button, aloud too; the button keeps its label.
 * @param button `data-copies` is the text, `data-copied` what the status says then
 */
export default async function copyText(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset.copies ?? '')
  const status = button.nextElementSibling
  if (status) status.textContent = button.dataset.copied ?? ''
}

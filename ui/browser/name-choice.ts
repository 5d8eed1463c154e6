/**
 * Shows the name of the chosen radio button.
 * @param form contains an element with `data-choice`, and radio buttons named by `aria-label`
 */
export default function nameChoice(form: HTMLElement): void {
  const place = form.querySelector('[data-choice]')
  const chosen = form.querySelector('input[type=radio]:checked')
  if (place) place.textContent = chosen?.getAttribute('aria-label') ?? ''
}

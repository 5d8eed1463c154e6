/**
 * Shows the chosen visit wherever the page names it, beside the button and on the work order.
 * @param form contains radio buttons named by `aria-label`: "Thursday 26 November 2026, morning, €249". Elements of the
 *   page with `data-choice` say how they name it: `{choice}` is all of it, `{visit}` without the price, `{price}` the
 *   price alone
 */
export default function nameChoice(form: HTMLElement): void {
  const choice = form.querySelector('input[type=radio]:checked')?.getAttribute('aria-label') ?? ''
  const [date, part, price = ''] = choice.split(', ')
  for (const place of document.querySelectorAll<HTMLElement>('[data-choice]')) {
    const named = place.dataset.choice?.replace('{choice}', choice).replace('{visit}', `${date}, ${part}`)
    if (choice) place.textContent = named?.replace('{price}', price) ?? ''
  }
}

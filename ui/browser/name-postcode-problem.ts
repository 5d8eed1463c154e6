import { removeLine } from './clear-mended.ts'

/**
 * Says in words what is wrong with a postcode that is left empty or malformed (R5.1).
 * @param place contains the field, the element that its description names, and a `template` for each problem
 */
export default function namePostcodeProblem(place: HTMLElement): void {
  const field = place.querySelector('input')
  const description = place.querySelector('[role=status]')
  if (!field || !description) return
  const say = () => {
    const problem = field.value.trim() === '' ? 'required' : field.validity.patternMismatch ? 'malformed' : undefined
    // The server's problem with a well-formed code stays as long as the code does.
    if (!problem && field.value === field.defaultValue) return
    field.toggleAttribute('aria-invalid', false)
    if (problem) field.setAttribute('aria-invalid', 'true')
    else removeLine(field.id)
    const words = place.querySelector<HTMLTemplateElement>(`template[data-problem=${problem}]`)
    description.replaceChildren(...(words ? [words.content.cloneNode(true)] : []))
  }
  // Words that come while the pointer is down would move what it presses: they wait for the click.
  if (document.querySelector(':active')) addEventListener('click', say, { once: true })
  else say()
}

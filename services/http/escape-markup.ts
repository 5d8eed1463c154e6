/** A text as it stands in HTML or XML, in content and in quoted attributes alike. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

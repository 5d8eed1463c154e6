type Mark = 'bold' | 'link' | 'heading' | 'list'

/** The markup that each button writes around or instead of the selected text. */
const written: Record<'html' | 'markdown', Record<Mark, (text: string) => string>> = {
  html: {
    bold: (text) => `<strong>${text}</strong>`,
    link: (text) => `<a href="/">${text}</a>`,
    heading: (text) => `<h2>${text}</h2>`,
    list: (text) =>
      `<ul>\n${text
        .split('\n')
        .map((line) => `<li>${line}</li>\n`)
        .join('')}</ul>`,
  },
  markdown: {
    bold: (text) => `**${text}**`,
    link: (text) => `[${text}](/)`,
    heading: (text) => `## ${text}`,
    list: (text) =>
      text
        .split('\n')
        .map((line) => `- ${line}`)
        .join('\n'),
  },
}

/** Shows the buttons of a text that is written in HTML or Markdown, and lets them mark what is selected. */
export function watchMarkup(): void {
  const bar = document.querySelector<HTMLElement>('[data-markup-bar]')
  const form = bar?.closest('form')
  const text = form?.elements.namedItem('body')
  if (!bar || !form || !(text instanceof HTMLTextAreaElement)) return
  bar.hidden = false
  bar.addEventListener('click', ({ target }) => {
    const mark = target instanceof HTMLElement ? target.dataset.markup : undefined
    if (!mark) return
    const format = new FormData(form).get('format') === 'markdown' ? 'markdown' : 'html'
    const { selectionStart, selectionEnd, value } = text
    const marked = written[format][mark as Mark](value.slice(selectionStart, selectionEnd))
    text.focus()
    // Unlike `setRangeText`, this can be undone.
    if (!document.execCommand('insertText', false, marked)) text.setRangeText(marked)
    text.setSelectionRange(selectionStart, selectionStart + marked.length)
  })
}

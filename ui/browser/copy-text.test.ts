import { expect, test, vi } from 'vitest'
import copyText from './copy-text.ts'

test('a button copies its text, the status after it says so, and its label stays', async () => {
  document.body.innerHTML =
    '<button data-copies="BE71096123456769" data-copied="Copied">Copy</button><span role="status"></span>'
  const button = document.querySelector('button') as HTMLElement
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText(button)
  expect(writeText).toHaveBeenCalledWith('BE71096123456769')
  expect(button.textContent).toBe('Copy')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Copied')
})

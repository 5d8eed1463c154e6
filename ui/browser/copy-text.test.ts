import { expect, test, vi } from 'vitest'
import copyText from './copy-text.ts'

test('a button copies its text and says so', async () => {
  document.body.innerHTML = '<button data-copies="BE71096123456769" data-copied="Copied">Copy</button>'
  const button = document.querySelector('button') as HTMLElement
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText(button)
  expect(writeText).toHaveBeenCalledWith('BE71096123456769')
  expect(button.textContent).toBe('Copied')
})

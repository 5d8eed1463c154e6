import { act, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { serveIsland } from '../../testing/open-island.tsx'
import { useNativeValidationUntilHydrated } from './native-validation.ts'

function Form() {
  const form = useRef<HTMLFormElement>(null)
  useNativeValidationUntilHydrated(form)
  return <form ref={form} />
}

test('the browser validates a form before React comes and after it has given the form up, and not in between', async () => {
  const island = serveIsland(Form, {})
  const form = island.querySelector('form')
  expect(form?.noValidate).toBe(false)
  const root = await act(async () => hydrateRoot(island, <Form />))
  expect(form?.noValidate).toBe(true)
  await act(async () => root.unmount())
  expect(form?.noValidate).toBe(false)
})

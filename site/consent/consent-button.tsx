import { consent as words } from '#copy/consent.ts'
import { useFrame } from '../layout/frame-context.ts'

/** Asks the question again, where there is one to ask: the choice can be changed at any time. Styled with the question. */
export function ConsentButton() {
  const { measured } = useFrame()
  if (!measured) return null
  return (
    <button type="button" data-consent="">
      {words.change}
    </button>
  )
}

import { consent as words } from '#copy/consent.ts'
import { usePageFacts } from '../page-data/page-facts.ts'

/** Reopens the consent banner (R12.1). Renders nothing on a site without analytics. */
export function ConsentButton() {
  const { measured } = usePageFacts()
  if (!measured) return null
  return (
    <button type="button" className="link" data-consent="">
      {words.change}
    </button>
  )
}

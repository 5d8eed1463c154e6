import { disclaimer as words } from '#copy/legal/disclaimer.ts'
import { ServerPart } from '../../ui/server-part.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import { Prose } from '../sections/prose.tsx'

/** What may be expected of this website, and what not. */
export default function DisclaimerPage() {
  return <ServerPart>{import.meta.env.SSR && <Disclaimer />}</ServerPart>
}

function Disclaimer() {
  return (
    <>
      <PageHeader words={words} />
      <Prose sections={words.sections} />
    </>
  )
}

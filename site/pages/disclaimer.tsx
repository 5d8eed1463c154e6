import { disclaimer as words } from '#copy/disclaimer.ts'
import { PageHeader } from '../sections/page-header.tsx'
import { Prose } from '../sections/prose.tsx'
import { ServerPart } from '../ui/server-part.tsx'

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

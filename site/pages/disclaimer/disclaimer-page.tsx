import { disclaimer as words } from '#copy/legal/disclaimer.ts'
import { PageHeader } from '../../sections/page-header.tsx'
import { Prose } from '../../sections/prose.tsx'

/** The disclaimer of this website. */
export default function DisclaimerPage() {
  return (
    <>
      <PageHeader words={words} />
      <Prose sections={words.sections} />
    </>
  )
}

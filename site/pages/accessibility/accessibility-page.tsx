import { accessibility as words } from '#copy/legal/accessibility.ts'
import { HeadedPart } from '../../sections/headed-part.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Prose } from '../../sections/prose.tsx'
import { VersionLine } from '../../sections/version-line.tsx'

/** The accessibility statement: the standard, what was tested, known problems, and whom to contact. */
export default function AccessibilityPage() {
  const { authority } = words
  return (
    <>
      <PageHeader words={words}>
        <VersionLine date={words.updated} />
      </PageHeader>
      <Prose sections={words.sections}>
        <HeadedPart id={authority.id} heading={authority.heading}>
          <p>
            {authority.text} <a href={authority.url}>{authority.name}</a>
          </p>
        </HeadedPart>
      </Prose>
    </>
  )
}

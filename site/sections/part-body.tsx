import type { Section } from '../../copy/page-copy.ts'
import { FactParagraph } from '../../ui/components/fact-text.tsx'
import { PlainList } from '../../ui/components/plain-list.tsx'
import { CopyLinks } from './copy-links.tsx'

interface PartBodyProps extends Pick<Section, 'paragraphs' | 'list' | 'links'> {
  /** Whether its list is a sequence of steps. */
  ordered?: boolean | undefined
}

/** Paragraphs, list and links of a section. */
export const PartBody = ({ paragraphs, list, links, ordered }: PartBodyProps) => (
  <>
    {paragraphs.map((paragraph) => (
      <FactParagraph key={paragraph} text={paragraph} />
    ))}
    {list && <PlainList items={list} ordered={ordered} />}
    {links && <CopyLinks links={links} />}
  </>
)

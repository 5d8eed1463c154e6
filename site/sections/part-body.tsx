import type { Section } from '../../copy/page-copy.ts'
import { FactParagraph } from '../../ui/components/fact-text.tsx'
import { PlainList } from '../../ui/components/plain-list.tsx'
import { CopyLinks } from './copy-links.tsx'

/** Paragraphs, list and links of a section. */
export const PartBody = ({ paragraphs, list, links }: Pick<Section, 'paragraphs' | 'list' | 'links'>) => (
  <>
    {paragraphs.map((paragraph) => (
      <FactParagraph key={paragraph} text={paragraph} />
    ))}
    {list && <PlainList items={list} />}
    {links && <CopyLinks links={links} />}
  </>
)

import type { ReactNode } from 'react'
import type { Section } from '../../copy/page-copy.ts'
import { HeadedPart } from './headed-part.tsx'
import { PartBody } from './part-body.tsx'

interface ProseProps {
  sections: readonly Section[]
  /** What is shown below headings, by section id. */
  asides?: Readonly<Record<string, ReactNode>>
  /** Whether its lists are sequences of steps. */
  ordered?: boolean
  /** Parts below these. */
  children?: ReactNode
}

/** The text sections of a page, one below the other. */
export const Prose = ({ sections, asides = {}, ordered, children }: ProseProps) => (
  <div className="wrap">
    {sections.map((section) => (
      <HeadedPart key={section.id} id={section.id} heading={section.heading} aside={asides[section.id]}>
        <PartBody {...section} ordered={ordered} />
      </HeadedPart>
    ))}
    {children}
  </div>
)

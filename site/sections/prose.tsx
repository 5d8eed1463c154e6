import type { ReactNode } from 'react'
import type { Section } from '../../copy/page-copy.ts'
import { HeadedPart } from './headed-part.tsx'
import { PartBody } from './part-body.tsx'
import { PartPicture, type PartPictureProps } from './part-picture.tsx'

interface ProseProps {
  sections: readonly Section[]
  /** Pictures by section id. */
  pictures?: Readonly<Record<string, PartPictureProps>>
  /** Parts below these. */
  children?: ReactNode
}

/** The text sections of a page, one below the other. */
export const Prose = ({ sections, pictures = {}, children }: ProseProps) => (
  <div className="wrap">
    {sections.map((section) => {
      const picture = pictures[section.id]
      return (
        <HeadedPart
          key={section.id}
          id={section.id}
          heading={section.heading}
          aside={picture && <PartPicture {...picture} />}
        >
          <PartBody {...section} />
        </HeadedPart>
      )
    })}
    {children}
  </div>
)

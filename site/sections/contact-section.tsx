import type { ReactNode } from 'react'
import { customerService } from '#copy/customer-service.ts'
import { layout } from '#copy/layout.ts'
import type { FormOutcome } from '../page-data/form-outcome.ts'
import { ContactFormIsland } from './contact-form-island.tsx'
import { FormSection } from './form-section.tsx'

interface ContactSectionProps {
  words: { heading: string; intro: string }
  outcome: FormOutcome | undefined
  children: ReactNode
}

/**
 * The contact form of a page, with `children` below its introduction. Without script it is in business mode if a
 * business form was requested or posted, and asks little of someone outside our area.
 */
export function ContactSection({ words, outcome, children }: ContactSectionProps) {
  const kind = outcome && 'values' in outcome ? outcome.values.kind : undefined
  const business = kind === 'business' || kind === 'callBack'
  const mode = business ? 'business' : kind === 'uncovered' ? kind : 'contact'
  return (
    <FormSection
      id="message"
      words={{ contact: words, business: businessWords, uncovered: customerService.outside }[mode]}
      form={<ContactFormIsland mode={mode} {...(outcome && { outcome })} />}
    >
      {children}
    </FormSection>
  )
}

const businessWords = { heading: layout.businessDialog.title, intro: layout.businessDialog.lead }

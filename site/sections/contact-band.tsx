import type { ReactNode } from 'react'
import { frame } from '#copy/layout.ts'
import type { ContactOutcome } from '../page-data.ts'
import { ContactFormIsland } from './contact-form-island.tsx'
import { FormBand } from './form-band.tsx'

interface ContactBandProps {
  words: { heading: string; intro: string }
  outcome: ContactOutcome | undefined
  children: ReactNode
}

/** The contact form of a page; in business mode when that is what was asked for, or posted, without script. */
export function ContactBand({ words, outcome, children }: ContactBandProps) {
  const kind = outcome && 'values' in outcome ? outcome.values.kind : undefined
  const business = kind === 'business' || kind === 'callBack'
  return (
    <FormBand
      id="message"
      words={business ? businessWords : words}
      form={<ContactFormIsland mode={business ? 'business' : 'contact'} {...(outcome && { outcome })} />}
    >
      {children}
    </FormBand>
  )
}

const businessWords = {
  heading: frame.businessDialog.title,
  intro: frame.businessDialog.lead,
}

import type { ReactNode } from 'react'
import { frame } from '#copy/layout.ts'
import { ContactForm } from '../forms/contact-form.tsx'
import type { ContactOutcome } from '../page-data.ts'
import { FormBand } from './form-band.tsx'

interface ContactBandProps {
  /** `{import.meta.env.SSR && words}` */
  words: { heading: string; intro: string } | false
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
      words={import.meta.env.SSR && (business ? businessWords : words)}
      form={<ContactForm mode={business ? 'business' : 'contact'} {...(outcome && { outcome })} />}
    >
      {children}
    </FormBand>
  )
}

const businessWords = import.meta.env.SSR && {
  heading: frame.businessDialog.title,
  intro: frame.businessDialog.lead,
}

import type { ReactNode } from 'react'
import { frame } from '#copy/frame.ts'
import { ContactForm } from '../forms/contact-form.tsx'
import type { ContactOutcome } from '../page-data.ts'
import { FormBand } from './form-band.tsx'

interface ContactBandProps {
  heading: string
  intro: string
  outcome: ContactOutcome | undefined
  children: ReactNode
}

/** The contact form of a page; in business mode when that is what was asked for, or posted, without script. */
export function ContactBand({ heading, intro, outcome, children }: ContactBandProps) {
  const kind = outcome && 'values' in outcome ? outcome.values.kind : undefined
  const business = kind === 'business' || kind === 'callBack'
  const { title, lead } = frame.businessDialog
  return (
    <FormBand
      id="message"
      heading={business ? title : heading}
      intro={business ? lead : intro}
      form={<ContactForm mode={business ? 'business' : 'contact'} {...(outcome && { outcome })} />}
    >
      {children}
    </FormBand>
  )
}

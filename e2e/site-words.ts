import { consent as consentEn } from '../copy/en/consent.ts'
import { contactForm as contactFormEn } from '../copy/en/contact-form.ts'
import { estimate as estimateEn } from '../copy/en/estimate.ts'
import { estimateDesk as estimateDeskEn } from '../copy/en/estimate-desk.ts'
import { faq as faqEn } from '../copy/en/faq/faq.ts'
import { faqSearch as faqSearchEn } from '../copy/en/faq/search.ts'
import { film as filmEn } from '../copy/en/film.ts'
import { home as homeEn } from '../copy/en/home.ts'
import { layout as layoutEn } from '../copy/en/layout.ts'
import { packagePage as packagePageEn } from '../copy/en/package-page.ts'
import { partnerForm as partnerFormEn } from '../copy/en/partner-form.ts'
import { postcodeForm as postcodeFormEn } from '../copy/en/postcode-form.ts'
import { workOrder as workOrderEn } from '../copy/en/work-order.ts'
import { consent as consentNl } from '../copy/nl/consent.ts'
import { contactForm as contactFormNl } from '../copy/nl/contact-form.ts'
import { estimate as estimateNl } from '../copy/nl/estimate.ts'
import { estimateDesk as estimateDeskNl } from '../copy/nl/estimate-desk.ts'
import { faq as faqNl } from '../copy/nl/faq/faq.ts'
import { faqSearch as faqSearchNl } from '../copy/nl/faq/search.ts'
import { film as filmNl } from '../copy/nl/film.ts'
import { home as homeNl } from '../copy/nl/home.ts'
import { layout as layoutNl } from '../copy/nl/layout.ts'
import { packagePage as packagePageNl } from '../copy/nl/package-page.ts'
import { partnerForm as partnerFormNl } from '../copy/nl/partner-form.ts'
import { postcodeForm as postcodeFormNl } from '../copy/nl/postcode-form.ts'
import { workOrder as workOrderNl } from '../copy/nl/work-order.ts'
import type { Language } from '../domain/language.ts'

const words = {
  en: {
    consent: consentEn,
    contactForm: contactFormEn,
    estimate: estimateEn,
    estimateDesk: estimateDeskEn,
    faq: faqEn,
    faqSearch: faqSearchEn,
    film: filmEn,
    layout: layoutEn,
    home: homeEn,
    packagePage: packagePageEn,
    partnerForm: partnerFormEn,
    postcodeForm: postcodeFormEn,
    workOrder: workOrderEn,
  },
  nl: {
    consent: consentNl,
    contactForm: contactFormNl,
    estimate: estimateNl,
    estimateDesk: estimateDeskNl,
    faq: faqNl,
    faqSearch: faqSearchNl,
    film: filmNl,
    layout: layoutNl,
    home: homeNl,
    packagePage: packagePageNl,
    partnerForm: partnerFormNl,
    postcodeForm: postcodeFormNl,
    workOrder: workOrderNl,
  },
}

export type Words = typeof words.en

/** The words of a site. Browser tests visit both builds, so `#copy/…` cannot choose between them. */
export const wordsOf = (language: Language): Words => words[language]

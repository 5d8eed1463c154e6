import { brand } from '../../domain/company/company.ts'
import { contactForm } from './contact-form.ts'

/**
 * The mail to the office and the receipt to the visitor. Placeholders: {entries}, {name} full name, {firstName},
 * {business}, {phone}, {received} a moment such as "18:00 on Monday 24 November", {deadline} "by" one or "within"
 * the promised time, {subject}, {typed}.
 */
export const mail = {
  labels: {
    ...contactForm.labels,
    regions: 'Regions',
    teamSize: 'People in the team',
    companyNumber: 'Enterprise number',
    availability: 'Available on',
  },
  phoneAsTyped: '{phone} (typed as {typed})',
  office: {
    subject: {
      contact: 'Message from {name}',
      business: 'Business enquiry from {name}, {business}',
      callBack: 'Call back {name}, {business}: {phone}',
      partner: 'Partner application from {name}, {business}',
      uncovered: 'From outside our area: {name}',
    },
    suspectedSpam: '[suspected spam] {subject}',
    opening: {
      contact: '{name} sent us a message through the contact form on the English site.',
      business: '{name} of {business} sent us a business enquiry through the English site.',
      callBack: '{name} of {business} would like to be called back on {phone}.',
      partner: '{name} of {business} would like to become a partner, and agrees to be contacted about it.',
      uncovered: '{name} lives outside our area, and wants to hear from us once we come there.',
    },
    promise: 'Received at {received}. We promised an answer {deadline}.',
    callPromise: 'Received at {received}. We promised to call {deadline}.',
    link: 'Open the message in the office',
    reply: 'A reply to this e-mail goes to {name}.',
    replyToSpam: 'This looks like spam, so the visitor gets no receipt. A reply goes to {name}.',
  },
  receipt: {
    subject: {
      contact: 'We’ve received your message',
      business: 'We’ve received your enquiry',
      callBack: 'We’ve received your call-back request',
      partner: 'We’ve received your partner application',
      uncovered: 'We’ve received your message',
    },
    opening: {
      contact: 'Hello {firstName}, thank you for your message.',
      business: 'Hello {firstName}, thank you for your enquiry on behalf of {business}.',
      callBack: 'Hello {firstName}, thank you for your request.',
      partner: 'Hello {firstName}, thank you for your application on behalf of {business}.',
      uncovered: 'Hello, thank you for your message.',
    },
    promise: 'We’ll answer {deadline}.',
    callPromise: 'We’ll call {phone} {deadline}.',
    copy: 'Here’s what you sent us:',
    closing: 'Is anything missing or wrong? Just reply to this e-mail.',
    notYou:
      'If you didn’t write to us, someone entered your address by mistake. Ignore this e-mail; if it keeps happening, let us know.',
  },
  auditHead: {
    subject: { one: 'Audit trail of the office: 1 entry', more: 'Audit trail of the office: {entries} entries' },
    opening: 'Keep this e-mail. It shows later that nothing was taken out of the audit trail.',
    digest: 'Digest',
    closing: 'To check the trail, run npm run office -- verify with this digest on the server.',
  },
  /** The office’s own answer. */
  reply: { quoted: 'Your message', signature: `Kind regards, {name} at ${brand}` },
  signature: `Kind regards, ${brand}`,
}

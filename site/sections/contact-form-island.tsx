import { Island } from '../../ui/document/island.tsx'
import ContactForm, { type ContactFormProps } from '../islands/contact-form.tsx'
import { usePageFacts } from '../page-data/page-facts.ts'

/**
 * The contact form. Without script, its result shows on the contact page if it was sent from there, else on customer
 * service.
 */
export function ContactFormIsland(own: Pick<ContactFormProps, 'mode' | 'outcome'>) {
  const answeredOn = usePageFacts().pageId === 'contact' ? 'contact' : 'customer-service'
  return <Island name="contact-form" component={ContactForm} props={{ ...own, answeredOn }} />
}

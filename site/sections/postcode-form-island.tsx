import { Island } from '../../ui/document/island.tsx'
import PostcodeForm, { type PostcodeFormProps } from '../islands/postcode-form.tsx'
import { siteArea } from '../page-data/own-area.ts'
import { href, usePageFacts } from '../page-data/page-facts.ts'

/** The facts of the page that a postcode form needs. */
export function usePostcodeForm() {
  const { orderSiteUrl, ownOrderSite, packageId, estimates, counterpartHref, zipCode } = usePageFacts()
  const hrefs = {
    start: href('start'),
    contact: href('customer-service'),
    ...(estimates && { estimate: href('estimate') }),
  }
  return { orderSiteUrl, ownOrderSite, packageId, counterpartHref, zipCode, hrefs, area: siteArea }
}

/** The postcode form, with the facts it needs about the page as props. */
export const PostcodeFormIsland = (own: Pick<PostcodeFormProps, 'placeholder' | 'failed' | 'carried' | 'slim'>) => (
  <Island name="postcode-form" component={PostcodeForm} props={{ ...usePostcodeForm(), ...own }} />
)

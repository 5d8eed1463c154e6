import { Island } from '../../ui/island.tsx'
import PostcodeForm, { type PostcodeFormProps } from '../islands/postcode-form.tsx'
import { usePageFacts } from '../layout/page-facts.ts'

/** The postcode form, with the facts it needs about the page as props. */
export function PostcodeFormIsland(own: Pick<PostcodeFormProps, 'placeholder' | 'failed'>) {
  const { orderSiteUrl, packageId, estimates, counterpartHref, zipCode } = usePageFacts()
  const facts = { orderSiteUrl, packageId, estimates, counterpartHref, zipCode }
  return <Island name="postcode-form" component={PostcodeForm} props={{ ...facts, ...own }} />
}

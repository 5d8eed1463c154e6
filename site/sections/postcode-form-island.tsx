import { Island } from '../../ui/island.tsx'
import PostcodeForm, { type PostcodeFormProps } from '../islands/postcode-form.tsx'
import { useFrame } from '../layout/frame-context.ts'

/** The postcode form, with the facts it needs about the page as props. */
export function PostcodeFormIsland(own: Pick<PostcodeFormProps, 'placeholder' | 'failed'>) {
  const { orderSiteUrl, packageId, estimates, twinHref, zipCode } = useFrame()
  const facts = { orderSiteUrl, packageId, estimates, counterpartHref: twinHref, zipCode }
  return <Island name="postcode-form" component={PostcodeForm} props={{ ...facts, ...own }} />
}

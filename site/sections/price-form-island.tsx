import type { EstimateSummary } from '../../domain/estimate/summary.ts'
import { Island } from '../../ui/document/island.tsx'
import PriceForm from '../islands/price-form.tsx'
import { PostcodeFormIsland, usePostcodeForm } from './postcode-form-island.tsx'

/** The postcode form that opens a page: with an example of an estimate, where estimates are offered. */
export function PriceFormIsland({ example, ...own }: { example: EstimateSummary | undefined; placeholder?: string }) {
  const facts = usePostcodeForm()
  const { estimate } = facts.hrefs
  if (!example || !estimate) return <PostcodeFormIsland {...own} />
  const props = { ...facts, ...own, hrefs: { ...facts.hrefs, estimate }, example }
  return <Island name="price-form" component={PriceForm} props={props} />
}

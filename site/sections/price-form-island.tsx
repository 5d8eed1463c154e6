import type { EstimateSummary } from '../../domain/estimate/summary.ts'
import { Island } from '../../ui/island.tsx'
import PriceForm from '../islands/price-form.tsx'
import { PostcodeFormIsland, usePostcodeForm } from './postcode-form-island.tsx'

/** The postcode form that opens a page: with an example of an estimate, where estimates are offered. */
export function PriceFormIsland({ example, ...own }: { example: EstimateSummary | undefined; placeholder?: string }) {
  const facts = usePostcodeForm()
  if (!example) return <PostcodeFormIsland {...own} />
  return <Island name="price-form" component={PriceForm} props={{ ...facts, ...own, example }} />
}

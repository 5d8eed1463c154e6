import type { EstimateSummary } from '../../domain/estimate/summary.ts'
import { EstimatePanel } from '../estimate/estimate-panel.tsx'
import { href } from '../links.ts'
import PostcodeForm, { type PostcodeFormProps } from './postcode-form.tsx'

/** A postcode form with the estimate under it, and an example until there is one. */
export default function PriceForm({ example, ...form }: PostcodeFormProps & { example: EstimateSummary }) {
  return (
    <PostcodeForm
      {...form}
      below={(zipCode) => (
        <EstimatePanel
          example={example}
          zipCode={zipCode}
          orderSiteUrl={form.orderSiteUrl}
          ownOrderSite={form.ownOrderSite}
          estimateHref={href('estimate')}
        />
      )}
    />
  )
}

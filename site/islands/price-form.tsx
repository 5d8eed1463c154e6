import type { EstimateSummary } from '../../domain/estimate/summary.ts'
import { EstimatePanel } from '../estimate/estimate-panel.tsx'
import PostcodeForm, { type PostcodeFormProps } from './postcode-form.tsx'

export interface PriceFormProps extends PostcodeFormProps {
  example: EstimateSummary
  hrefs: Required<PostcodeFormProps['hrefs']>
}

/** A postcode form with the estimate under it, and an example until there is one. */
export default function PriceForm({ example, ...form }: PriceFormProps) {
  return (
    <PostcodeForm
      {...form}
      below={(zipCode) => (
        <EstimatePanel
          packageId={form.packageId}
          example={example}
          zipCode={zipCode}
          orderSiteUrl={form.orderSiteUrl}
          ownOrderSite={form.ownOrderSite}
          estimateHref={form.hrefs.estimate}
        />
      )}
    />
  )
}

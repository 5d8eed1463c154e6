import type { ComponentType } from 'react'
import { FrameProvider } from './layout/frame-context.ts'
import { PageFrame } from './layout/page-frame.tsx'
import type { HydrationProps } from './page-data.ts'

/** A whole page as it is rendered on the server and hydrated, the same on both sides, in the browser. */
export function Page({ view: ViewComponent, props }: { view: ComponentType<{ data: never }>; props: HydrationProps }) {
  return (
    <FrameProvider value={props.frame}>
      <PageFrame>
        <ViewComponent data={props.data as never} />
      </PageFrame>
    </FrameProvider>
  )
}

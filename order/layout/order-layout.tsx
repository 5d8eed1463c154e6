import type { ReactNode } from 'react'
import { layout as shared } from '#copy/layout.ts'
import { frame as words } from '#copy/order/frame.ts'
import { unconfirmed } from '#copy/unconfirmed.ts'
import '#company/colours.css'
import '../../ui/styles/base.css'
import { DemonstrationBar } from '../../ui/components/demonstration-bar.tsx'
import { SkipLink } from '../../ui/components/skip-link.tsx'
import { useOrderFacts } from './order-facts.ts'
import { OrderFooter } from './order-footer.tsx'
import { OrderHeader } from './order-header.tsx'
import styles from './order-layout.module.css'

/** The frame of the ordering site: little around the step, so that nothing leads away from it. */
export function OrderLayout({ children }: { children: ReactNode }) {
  const { sample, website } = useOrderFacts()
  return (
    <>
      <SkipLink text={shared.skipLink} />
      <OrderHeader />
      {sample && (
        <DemonstrationBar text={words.sample} link={unconfirmed.demonstration.link} href={website.unconfirmed} />
      )}
      <main id="content" className={`wrap ${styles.content}`} tabIndex={-1}>
        {children}
      </main>
      <OrderFooter />
    </>
  )
}

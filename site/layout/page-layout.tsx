import type { ReactNode } from 'react'
import { layout as words } from '#copy/layout.ts'
import { unconfirmed } from '#copy/unconfirmed.ts'
import '#company/colours.css'
import '../../ui/styles/base.css'
import { DemonstrationBar } from '../../ui/components/demonstration-bar.tsx'
import { SkipLink } from '../../ui/components/skip-link.tsx'
import { href, usePageFacts } from '../page-data/page-facts.ts'
import { BusinessDialog } from './business-dialog.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './page-layout.module.css'

const { demonstration } = unconfirmed

/** Puts skip link, header, footer and the business modal around the content of a page. */
export const PageLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink text={words.skipLink} />
    <Header />
    {usePageFacts().tariff?.sample && (
      <DemonstrationBar text={demonstration.bar} link={demonstration.link} href={href('unconfirmed')} />
    )}
    <main id="content" className={styles.content} tabIndex={-1}>
      {children}
    </main>
    <Footer />
    <BusinessDialog />
  </>
)

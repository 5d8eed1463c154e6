import type { ReactNode } from 'react'
import { layout as words } from '#copy/layout.ts'
import '#company/colours.css'
import '../../ui/styles/base.css'
import { SkipLink } from '../../ui/components/skip-link.tsx'
import { BusinessDialog } from './business-dialog.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './page-layout.module.css'

/** Puts skip link, header, footer and the business modal around the content of a page. */
export const PageLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink text={words.skipLink} />
    <Header />
    <main id="content" className={styles.content} tabIndex={-1}>
      {children}
    </main>
    <Footer />
    <BusinessDialog />
  </>
)

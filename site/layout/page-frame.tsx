import type { ReactNode } from 'react'
import { frame as words } from '#copy/layout.ts'
import '../../ui/styles/base.css'
import { ServerPart } from '../../ui/server-part.tsx'
import { BusinessDialog } from './business-dialog.tsx'
import { Footer } from './footer.tsx'
import { useFrame } from './frame-context.ts'
import { Header } from './header.tsx'
import styles from './page-frame.module.css'

/** What surrounds the content of every page: skip link, header, footer and the business modal. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pageId, twinHref, packageId } = useFrame()
  return (
    <>
      <a className={styles.skipLink} href="#content">
        {words.skipLink}
      </a>
      {/* Menu and links are the browser's own: nothing here waits for React. */}
      <ServerPart className="transparent" kept={['header', pageId, twinHref, packageId]}>
        {import.meta.env.SSR && <Header />}
      </ServerPart>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BusinessDialog />
    </>
  )
}

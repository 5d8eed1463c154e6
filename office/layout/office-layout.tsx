import type { ReactNode } from 'react'
import '#company/colours.css'
import '../../ui/styles/base.css'
import '../../ui/components/select.css'
import { fill } from '../../copy/fill.ts'
import { typesetDates } from '../../copy/format/format-work.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { colours } from '../../domain/company/colours.ts'
import { DemonstrationBar } from '../../ui/components/demonstration-bar.tsx'
import summary from '../../ui/components/error-summary.module.css'
import field from '../../ui/components/field.module.css'
import { SkipLink } from '../../ui/components/skip-link.tsx'
import { House, type HouseProps } from '../../ui/work-order/house.tsx'
import { useOffice } from './office-facts.ts'
import styles from './office-layout.module.css'
import { type Shortcut, Shortcuts } from './shortcut-list.tsx'
import { Rail } from './side-rail.tsx'
import { WholeNumbers } from './whole-numbers.tsx'

/** A home as most are, for the house that stands before the office's door. */
const litHome: HouseProps['rooms'] = (['wk', 'kr', 'br', 'tr', 'hg', 'sk', 'sk', 'sk'] as const).map((type) => ({
  type,
  dirt: 2,
}))

type OfficeLayoutProps = ({ title: string } | { page: keyof OfficeWords['frame']['pages'] }) & {
  /** Keys of this page beside those of the rail. */
  shortcuts?: readonly Shortcut[]
  children: ReactNode
}

/**
 * The HTML document around every page of the office: the rail for those who are signed in, and the page's title, which
 * is its name in the rail if it is there.
 */
export function OfficeLayout({ shortcuts = [], children, ...named }: OfficeLayoutProps) {
  const { person, words, language, assets, demonstration } = useOffice()
  const title = 'page' in named ? words.frame.pages[named.page] : named.title
  const content = (
    <main id="content" className={styles.content} tabIndex={-1}>
      {demonstration && <DemonstrationBar {...words.frame.demonstration} href={demonstration} />}
      <h1 className={styles.title}>
        <WholeNumbers text={typesetDates(title)} />
      </h1>
      {children}
    </main>
  )
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{fill(words.frame.pageTitle, { title })}</title>
        <meta name="theme-color" content={colours.night.light} />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        {assets.font && <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />}
        <link rel="stylesheet" href={assets.css} />
        <script type="module" src={assets.script} />
      </head>
      <body data-density="compact">
        <SkipLink text={words.frame.skipLink} />
        {person ? (
          <div className={styles.signedIn}>
            <Rail person={person} />
            {content}
            <p id="progress" className={styles.progress} role="status" data-text={words.frame.working} />
            <Shortcuts ofPage={shortcuts} />
          </div>
        ) : (
          <div className={styles.signedOut}>
            <div className={styles.front}>
              <p>{words.frame.brand}</p>
              <House rooms={litHome} stamp="agreed" />
            </div>
            {content}
          </div>
        )}
        <FormProblems />
      </body>
    </html>
  )
}

/** The words and elements with which the browser lists the problems of a form (office/browser/list-problems.ts). */
function FormProblems() {
  const { title, tooLong: _, stale: __, ...sentences } = useOffice().words.frame.problems
  const words = Object.fromEntries(Object.entries(sentences).map(([name, sentence]) => [`data-${name}`, sentence]))
  return (
    <template id="problems" {...words}>
      <div data-part="list" role="alert" tabIndex={-1} className={summary.summary}>
        <p>
          <strong>{title}</strong>
        </p>
        <ul />
      </div>
      <p data-part="sentence" className={field.problem} />
    </template>
  )
}

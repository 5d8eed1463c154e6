import type { ReactNode } from 'react'
import { frame } from '#copy/order/frame.ts'
import { orderPage as words } from '#copy/order/order-page.ts'
import { typeset, typesetDates } from '../../copy/format/format-work.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import summary from '../../ui/components/error-summary.module.css'
import { arrowLeftIcon, Icon } from '../../ui/components/icon.tsx'
import { orderPath } from '../layout/routes.ts'
import { PlacedOrder } from './draft-order.tsx'
import note from './notice.module.css'
import { sheetId } from './step-bar.tsx'
import styles from './step-frame.module.css'

interface StepPageProps {
  title: string
  /** Empty: none. */
  lead: string
  /** Stays in view beside the form on wide screens. */
  aside?: ReactNode
  /** Whether a `StepBar` opens it where there is no room beside the form. */
  popover?: boolean
  children?: ReactNode
}

/** A title, one group of questions, and the work order beside it. */
export const StepPage = ({ title, lead, aside, popover, children }: StepPageProps) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    {lead && <p className="lead">{typesetDates(lead)}</p>}
    <div className={`${styles.columns} ${aside ? '' : styles.alone}`}>
      <div className={styles.main}>{children}</div>
      {aside && (
        <aside id={sheetId} className={styles.aside} popover={popover ? 'auto' : undefined} data-fresh="sheet">
          {aside}
        </aside>
      )}
    </div>
  </>
)

interface OrderStepProps {
  view: OrderView
  title: string
  /** Empty: none. */
  lead: string
  /** Without the order beside it. */
  isAlone?: boolean
  children?: ReactNode
}

/** Something that can be done with an order: the way back to it, and the order as it is now. */
export const OrderStep = ({ view, isAlone, children, ...page }: OrderStepProps) => (
  <>
    <p className="screen">
      <Icon shape={arrowLeftIcon} size={16} /> <a href={orderPath(view.key)}>{words.back}</a>
    </p>
    <StepPage {...page} aside={!isAlone && <PlacedOrder view={view} />}>
      {children}
    </StepPage>
  </>
)

/**
 * Something that has to be read before going on, a sentence or more: `right` in the colour of rights, `attention` in
 * that of what matters now.
 */
export const Notice = ({ kind, children }: { kind: 'right' | 'attention'; children: ReactNode }) => (
  <div className={`${note.notice} ${note[kind]}`} role={kind === 'attention' ? 'status' : undefined}>
    {typeof children === 'string' ? <p>{children}</p> : children}
  </div>
)

/** The problems of a form, at its top; each sentence leads to its field. Renders nothing without problems. */
export const ErrorSummary = ({ problems }: { problems: readonly { id: string; text: string }[] }) =>
  problems.length > 0 && (
    // biome-ignore lint/a11y/noAutofocus: a refused form begins with its problems
    <div className={summary.summary} role="alert" tabIndex={-1} autoFocus>
      <p>
        <strong>{frame.summaryTitle}</strong>
      </p>
      <ul>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{typeset(text)}</a>
          </li>
        ))}
      </ul>
    </div>
  )

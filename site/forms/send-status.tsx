import type { RefObject } from 'react'
import { contactForm as words } from '#copy/contact-form.ts'
import { fill } from '../../copy/fill.ts'
import { answerDeadline } from '../../copy/format/answer-deadline.ts'
import type { FormOutcome, Sent } from '../page-data/form-outcome.ts'
import styles from './message-form.module.css'
import type { SendState } from './post-message.ts'

interface SendStatusProps {
  id: string
  send: SendState
  outcome: FormOutcome | undefined
  labels: Partial<Record<string, string>>
  /** The number of failed attempts to send this text. */
  failures: number
  form: RefObject<HTMLFormElement | null>
}

/** The outcome of a submit, announced to screen readers. Each new submit clears both messages (R7.4). */
export const SendStatus = ({ id, send, outcome, labels, failures, form }: SendStatusProps) => (
  <div id={id} className={styles.status} role="status">
    {send.state === 'idle' && outcome && <EarlierOutcome outcome={outcome} />}
    {send.state === 'settled' && send.result.outcome === 'accepted' && (
      <Success kind={send.kind} deadline={answerDeadline(send.result.answerBefore)} receipt={send.result.receipt} />
    )}
    {send.state === 'settled' && send.result.outcome !== 'accepted' && (
      <div className={styles.error}>
        <p>
          <strong>{words.error}</strong>
        </p>
        <p>{hint(send.result.outcome)}</p>
        {failures > 1 && <OtherWays form={form} labels={labels} />}
      </div>
    )}
  </div>
)

const hint = (outcome: string) =>
  outcome === 'offline' ? words.offline : outcome === 'tooMany' ? words.tooMany : words.errorHint

function EarlierOutcome({ outcome }: { outcome: FormOutcome }) {
  if (outcome.state === 'success') {
    return (
      // The target of the redirect after a submit without script: `?sent=…#sent`.
      <div id="sent" tabIndex={-1}>
        <Success {...outcome} />
      </div>
    )
  }
  if (outcome.state !== 'error') return null
  return (
    <div className={styles.error}>
      <p>
        <strong>{words.error}</strong>
      </p>
      <p>{outcome.tooMany ? words.tooMany : words.errorHint}</p>
    </div>
  )
}

const Success = ({ kind, deadline, receipt }: Sent) => (
  <div className={styles.success}>
    <p>
      <strong>{words.success}</strong>
    </p>
    <p>
      {fill(kind === 'callBack' ? words.call : words.answer, { deadline })} {receipt && words.copy}
    </p>
  </div>
)

/**
 * A link of the footer by the beginning of its address: a browser's files hold no phone number, which may change
 * without a build.
 */
const footerLink = (address: string) => document.querySelector<HTMLAnchorElement>(`footer a[href^="${address}"]`)

/** After the second failure, which is in a browser, the visitor can send the same text by mail, or call. */
function OtherWays({ form, labels }: Pick<SendStatusProps, 'form' | 'labels'>) {
  const phone = footerLink('tel:')
  const address = () => {
    const lines = [...new FormData(form.current ?? undefined)]
      .filter(([name, value]) => value && name !== 'kind' && name !== 'website')
      .map(([name, value]) => `${labels[name] ?? name}: ${value}`)
    return `${footerLink('mailto:')?.href}?body=${encodeURIComponent(lines.join('\n'))}`
  }
  return (
    <p>
      {words.otherWays}{' '}
      <a
        href={address()}
        onClick={({ currentTarget }) => {
          // The text may have changed since this was rendered.
          currentTarget.href = address()
        }}
      >
        {words.byMail}
      </a>{' '}
      <a href={phone?.href}>{fill(words.byPhone, { phone: phone?.textContent ?? '' })}</a>
    </p>
  )
}

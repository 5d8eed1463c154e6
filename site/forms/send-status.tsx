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
export function SendStatus({ id, send, outcome, labels, failures, form }: SendStatusProps) {
  const earlier = send.state === 'idle' ? outcome : undefined
  const failed = (earlier?.state === 'error' && (earlier.tooMany ? 'tooMany' : 'failed')) || failureOf(send)
  return (
    <div id={id} className={styles.status} role="status">
      {earlier?.state === 'success' && (
        // The target of the redirect after a submit without script: `?sent=…#sent`.
        <div id="sent" tabIndex={-1}>
          <Success {...earlier} />
        </div>
      )}
      {send.state === 'settled' && send.result.outcome === 'accepted' && (
        <Success kind={send.kind} deadline={answerDeadline(send.result.answerBefore)} receipt={send.result.receipt} />
      )}
      {failed && (
        <div className={styles.error}>
          <p>
            <strong>{words.error}</strong>
          </p>
          <p>{hint(failed)}</p>
          {failures > 1 && <OtherWays form={form} labels={labels} />}
        </div>
      )}
    </div>
  )
}

const failureOf = (send: SendState) =>
  send.state === 'settled' && send.result.outcome !== 'accepted' && send.result.outcome

const hint = (outcome: string) =>
  outcome === 'offline' ? words.offline : outcome === 'tooMany' ? words.tooMany : words.errorHint

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

import type { RefObject } from 'react'
import { contactForm as words } from '#copy/contact-form.ts'
import { language } from '#copy/language.ts'
import { fill } from '../../copy/fill.ts'
import { company } from '../../domain/company/company.ts'
import { displayPhoneNumber, telHref } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import { officeTime } from '../../ui/office-time.ts'
import type { FormOutcome } from '../page-data.ts'
import styles from './message-form.module.css'
import type { SendState } from './send-mail.ts'

interface SendStatusProps {
  id: string
  send: SendState
  outcome: FormOutcome<string, string> | undefined
  /** How many times this text was tried in vain. */
  failures: number
  form: RefObject<HTMLFormElement | null>
}

/** What became of the message, announced to screen readers; both messages are gone on each new submit (specification §4). */
export function SendStatus({ id, send, outcome, failures, form }: SendStatusProps) {
  return (
    <div id={id} className={styles.status} role="status">
      {send.state === 'idle' && outcome && <EarlierOutcome outcome={outcome} />}
      {/* Spoken: who has the focus in the wrong field already hears nothing of it otherwise. */}
      {send.state === 'invalid' && <p className={styles.error}>{words.summary}</p>}
      {send.state === 'settled' && send.result.outcome === 'accepted' && (
        <Success before={officeTime(send.result.answerBefore)} />
      )}
      {send.state === 'settled' && send.result.outcome !== 'accepted' && (
        <div className={styles.error}>
          <p>
            <strong>{words.error}</strong>
          </p>
          <p>{hint(send.result.outcome)}</p>
          {failures > 1 && <OtherWays form={form} />}
        </div>
      )}
    </div>
  )
}

const hint = (outcome: string) =>
  outcome === 'offline' ? words.offline : outcome === 'tooMany' ? words.tooMany : words.errorHint

function EarlierOutcome({ outcome }: { outcome: FormOutcome<string, string> }) {
  if (outcome.state === 'success') {
    return (
      // Where the answer to a form without script leads: `?sent=…#sent`.
      <div id="sent" tabIndex={-1}>
        <Success before={outcome.answerBefore} />
      </div>
    )
  }
  if (outcome.state === 'invalid') return <p className={styles.error}>{words.summary}</p>
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

const Success = ({ before }: { before: string }) => (
  <div className={styles.success}>
    <p>
      <strong>{words.success}</strong>
    </p>
    <p>{fill(words.answerBefore, { time: before })}</p>
  </div>
)

/** After the second failure the visitor can send the same text by mail, or call. */
function OtherWays({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const country = countryOf(language)
  const phone = company.phoneNumber[country]
  const address = () => {
    const lines = [...new FormData(form.current ?? undefined)]
      .filter(([name, value]) => value && name !== 'kind' && name !== 'website')
      .map(([name, value]) => `${words.labels[name as keyof typeof words.labels] ?? name}: ${value}`)
    return `mailto:${company.email[country]}?body=${encodeURIComponent(lines.join('\n'))}`
  }
  return (
    <p>
      {words.otherWays}{' '}
      <a
        href={address()}
        onClick={({ currentTarget }) => {
          // What was typed since.
          currentTarget.href = address()
        }}
      >
        {words.byMail}
      </a>{' '}
      <a href={telHref(phone)}>{fill(words.byPhone, { phone: displayPhoneNumber(country, phone) })}</a>
    </p>
  )
}

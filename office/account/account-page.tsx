import { fill } from '../../copy/fill.ts'
import { select } from '../../domain/forms/fields.ts'
import { type AnyRefused, form as declareForm, showForm } from '../../domain/forms/form.ts'
import { languages } from '../../domain/language.ts'
import { deviceName } from '../../domain/people/device-name.ts'
import type { Schema } from '../../services/database/schema.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Alert, OfficeForm } from '../sections/office-form.tsx'
import { PostButton } from '../sections/post-button.tsx'
import list from './account-page.module.css'

/** Chooses the language of the office for oneself. */
export const languageForm = declareForm({ language: select(languages) })

interface MeProps {
  passkeys: readonly Schema['passkey'][]
  codesLeft: number
  sessions: readonly Schema['session'][]
  /** The id of the reader's session. */
  current: string
  /** Why nothing was done. */
  why: 'lastPasskey' | AnyRefused | undefined
}

/** One's own account: language, passkeys, recovery codes and devices. */
export function MePage({ passkeys, codesLeft, why, ...devices }: MeProps) {
  const { words, language } = useOffice()
  const { me, labels, problems } = words.people
  const { none, one, more } = me.codesLeft
  return (
    <OfficeLayout page="me">
      <Alert text={why === 'lastPasskey' && problems[why]} />
      <OfficeForm
        of={showForm(languageForm, { language }, language, why === 'lastPasskey' ? undefined : why)}
        action="/me"
        words={{ labels, options: { language: words.pages.languages }, button: words.frame.save }}
        variant="secondary"
      />
      <Passkeys passkeys={passkeys} />
      <h2>{me.codes}</h2>
      <p>{codesLeft === 0 ? none : codesLeft === 1 ? one : fill(more, { count: codesLeft })}</p>
      <PostButton action="/me/codes" text={me.newCodes} />
      <Devices {...devices} />
    </OfficeLayout>
  )
}

function Passkeys({ passkeys }: Pick<MeProps, 'passkeys'>) {
  const { words, formatTime } = useOffice()
  const { me } = words.people
  return (
    <>
      <h2>{me.passkeys}</h2>
      {passkeys.length === 1 && <p>{me.onePasskey}</p>}
      <ul className={list.list}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <strong>{name}</strong> {fill(me.passkeyText, { date: formatTime(new Date(createdAt)) })}
            {lastUsedAt && `, ${fill(me.passkeyUsed, { date: formatTime(new Date(lastUsedAt)) })}`}
            <PostButton
              action="/me/passkeys/remove"
              send={{ id }}
              text={me.removePasskey}
              label={`${me.removePasskey}: ${name}`}
              small
            />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="secondary" small href="/me/passkeys/new">
          {me.addPasskey}
        </ButtonLink>
      </p>
    </>
  )
}

function Devices({ sessions, current }: Pick<MeProps, 'sessions' | 'current'>) {
  const { words, formatTime } = useOffice()
  const { me } = words.people
  const time = (at: string) => formatTime(new Date(at))
  return (
    <>
      <h2>{me.devices}</h2>
      <ul className={list.list}>
        {sessions.map(({ id, device, createdAt, lastSeenAt }) => (
          <li key={id}>
            <strong>{deviceName(device)}</strong> {id === current && `(${me.thisDevice}) `}
            {fill(me.deviceText, { date: time(createdAt), lastSeen: time(lastSeenAt) })}
            {id !== current && (
              <PostButton
                action="/me/sessions/end"
                send={{ id }}
                text={me.signOutDevice}
                label={`${me.signOutDevice}: ${deviceName(device)}`}
                small
              />
            )}
          </li>
        ))}
      </ul>
      <PostButton action="/me/sessions/end" text={me.signOutOthers} />
    </>
  )
}

import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from './form.module.css'

interface PasskeyFormProps {
  /** Where the form goes, and where the browser gets what the passkey has to sign. */
  action: string
  options: string
  /** `make`: a new passkey. `use`: one that the person has. */
  ceremony: 'make' | 'use'
  /** The field that carries the passkey's answer. */
  field?: string
  /** Token of an invitation; undefined: none, or it is in the address after `#`. */
  token?: string
  button: string
  problem?: string | undefined
  children?: ReactNode
}

/** A form that is confirmed with a passkey (office/browser/use-passkeys.ts). */
export function PasskeyForm(props: PasskeyFormProps) {
  const { action, options, ceremony, field = 'passkey', token = '', button, problem, children } = props
  const { words, origin, assets } = useOffice()
  const { problems } = words.passkeys
  return (
    <form method="post" action={action} data-passkey={ceremony} data-options={options} data-field={field}>
      {children}
      <input type="hidden" name="token" defaultValue={token} />
      <input type="hidden" name={field} />
      <Button type="submit">{button}</Button>
      <div role="alert" className={form.problem}>
        {problem && <p>{problem}</p>}
        <p data-answered="" />
        {(['cancelled', 'known', 'unsupported', 'unreachable'] as const).map((id) => (
          <p key={id} data-problem={id} hidden>
            {id === 'unsupported' ? fill(problems[id], { origin }) : problems[id]}
          </p>
        ))}
      </div>
      <script type="module" src={assets.passkeys} />
      <noscript>
        <p className={form.problem}>{problems.script}</p>
      </noscript>
    </form>
  )
}

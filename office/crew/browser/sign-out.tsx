import { useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import { Button } from '../../../ui/components/button.tsx'
import styles from './crew-app.module.css'
import { showStored, useWords } from './crew-state.ts'
import { wipe } from './store.ts'
import { signInPath } from './sync-line.tsx'

/** Says until when the person is signed in, and signs out. The phone is wiped only once nothing waits to be sent. */
export function SignOut({ name, until }: { name: string; until: string }) {
  const words = useWords()
  const [problem, setProblem] = useState('')
  const signOut = async () => {
    const answer = await fetch('/sign-out', { method: 'POST', body: new URLSearchParams(), redirect: 'manual' }).catch(
      () => undefined,
    )
    if (!answer) return setProblem(words.away)
    const count = await wipe()
    if (count > 0) return setProblem(fill(words.stillToSend, { count }))
    // The browser may keep this page to go back to.
    await showStored()
    location.assign(signInPath)
  }
  return (
    <footer className={styles.person}>
      <p>{fill(words.signedIn, { name, until })}</p>
      <p role="status">{problem}</p>
      <Button variant="secondary" onClick={signOut}>
        {words.signOut}
      </Button>
    </footer>
  )
}

import { consent as words } from '#copy/consent.ts'
import { useFrame } from '../frame/frame-context.ts'
import styles from './consent-button.module.css'

/** Asks the question again, where there is one to ask: the choice can be changed at any time. */
export function ConsentButton() {
  const { measured } = useFrame()
  if (!measured) return null
  return (
    <button type="button" className={styles.button} data-consent="">
      {words.change}
    </button>
  )
}

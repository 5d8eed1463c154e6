import { Fragment } from 'react'
import { fill } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from './office-facts.ts'
import { type NavigationItem, navigation } from './office-navigation.ts'
import styles from './shortcut-list.module.css'

/** Keys, one after the other with spaces between, and what they do. The element they press has them in `data-keys`. */
export interface Shortcut {
  keys: string
  label: string
}

/**
 * The list that `?` shows. A switch turns the keys off, for speech control and others that press letters by accident
 * (WCAG 2.1.4).
 */
export function Shortcuts({ ofPage }: { ofPage: readonly Shortcut[] }) {
  const { words: office, may } = useOffice()
  const { frame } = office
  const words = frame.shortcuts
  const pages = Object.values(navigation)
    .flat<NavigationItem[][]>()
    .filter(({ action }) => may(action))
    .map(({ id, key }) => ({ keys: `g ${key}`, label: fill(words.goTo, { name: frame.pages[id] }) }))
  const all = [{ keys: '?', label: words.help }, ...pages, ...ofPage]
  return (
    <section id="shortcuts" popover="auto" className={styles.shortcuts} aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title">{words.title}</h2>
      <dl>
        {all.map(({ keys, label }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${words.thenKey} `}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" data-shortcuts-switch="" defaultChecked /> {words.enabled}
      </label>
      <Button variant="secondary" popoverTarget="shortcuts" popoverTargetAction="hide">
        {words.close}
      </Button>
    </section>
  )
}

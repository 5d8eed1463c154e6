import { fill } from '../../copy/fill.ts'
import { mayDo } from '../../domain/people/permissions.ts'
import type { Person } from '../../domain/people/person.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { useOffice } from './office-facts.ts'
import { navigation } from './office-navigation.ts'
import styles from './side-rail.module.css'

/** The pages that a person's role may see, and the way out. */
export function Rail({ person }: { person: Person }) {
  const { words, path } = useOffice()
  const items = navigation.filter(({ action }) => mayDo(person.role, action))
  // A page below two of them belongs to the one with the longer path.
  const [current] = items.filter((item) => isWithin(item.path, path)).sort((a, b) => b.path.length - a.path.length)
  return (
    <header className={styles.rail}>
      <p className={styles.brand}>
        <img src="/icons/favicon.svg" width={24} height={24} alt="" />
        {words.frame.brand}
      </p>
      <nav aria-label={words.frame.mainMenu}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <a href={item.path} aria-current={item === current ? 'page' : undefined} data-keys={`g ${item.key}`}>
                <Icon shape={item.icon} size={18} />
                {words.frame.pages[item.id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.person}>
        <p>{fill(words.frame.signedInAs, { name: person.name })}</p>
        <button type="button" popoverTarget="shortcuts">
          {words.frame.shortcuts.button} <kbd>?</kbd>
        </button>
        <form method="post" action="/sign-out">
          <button type="submit">{words.frame.signOut}</button>
        </form>
      </div>
    </header>
  )
}

const isWithin = (item: string, path: string) => (item === '/' ? path === '/' : `${path}/`.startsWith(`${item}/`))

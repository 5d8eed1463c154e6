import type { ReactNode } from 'react'
import type { Person } from '../../domain/people/person.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { useOffice } from './office-facts.ts'
import { type NavigationItem, navigation, pageIcons } from './office-navigation.ts'
import styles from './side-rail.module.css'

/** How many of the daily pages phones show; the others are behind "More". */
const shownOnPhones = 4

/** The pages that a person's role may see, in groups, and the way out. Phones show the first few and "More". */
export function Rail({ person }: { person: Person }) {
  const { words, path, may } = useOffice()
  const { frame } = words
  const ofGroup = (group: keyof typeof navigation): NavigationItem[] =>
    navigation[group].filter(({ action }) => may(action))
  // A page below two of them belongs to the one with the longer path.
  const [current] = (['daily', 'website', 'settings', 'account'] as const)
    .flatMap(ofGroup)
    .filter((item) => isWithin(item.path, path))
    .sort((a, b) => b.path.length - a.path.length)
  const first = ofGroup('daily').slice(0, shownOnPhones)
  return (
    <header className={styles.rail}>
      <p className={styles.brand}>
        <img src="/icons/favicon.svg" width={24} height={24} alt="" />
        {frame.brand}
      </p>
      <nav aria-label={frame.mainMenu}>
        <List items={first} current={current} />
        <button
          type="button"
          popoverTarget="more"
          className={styles.open}
          aria-current={current && !first.includes(current) ? 'true' : undefined}
        >
          <Icon shape="M4 6h16M4 12h16M4 18h16" size={18} />
          {frame.more}
        </button>
        <div id="more" popover="auto" className={styles.more}>
          <List items={ofGroup('daily').slice(shownOnPhones)} current={current} />
          {(['website', 'settings'] as const).map(
            (group) =>
              ofGroup(group).length > 0 && (
                <section key={group} aria-label={frame.groups[group]}>
                  <p aria-hidden="true">{frame.groups[group]}</p>
                  <List items={ofGroup(group)} current={current} />
                </section>
              ),
          )}
          <Account person={person}>
            <List items={ofGroup('account')} current={current} />
          </Account>
        </div>
      </nav>
    </header>
  )
}

/** Links to pages, the one that is shown marked. */
const List = ({ items, current }: { items: readonly NavigationItem[]; current: NavigationItem | undefined }) => {
  const { frame } = useOffice().words
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <a href={item.path} aria-current={item === current ? 'page' : undefined} data-keys={`g ${item.key}`}>
            <Icon shape={pageIcons[item.id]} size={18} />
            {frame.pages[item.id]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Who is signed in, and the way out. */
function Account({ person, children }: { person: Person; children: ReactNode }) {
  const { frame } = useOffice().words
  return (
    <div className={styles.person}>
      <p title={person.name}>{person.name}</p>
      {children}
      <button type="button" popoverTarget="shortcuts">
        {frame.shortcuts.button} <kbd>?</kbd>
      </button>
      <form method="post" action="/sign-out">
        <button type="submit">{frame.signOut}</button>
      </form>
    </div>
  )
}

const isWithin = (item: string, path: string) => (item === '/' ? path === '/' : `${path}/`.startsWith(`${item}/`))

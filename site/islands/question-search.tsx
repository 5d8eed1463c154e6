import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { faqSearch as words } from '#copy/faq/search.ts'
import { fill } from '../../copy/fill.ts'
import { crossIcon, Icon, searchIcon } from '../../ui/components/icon.tsx'
import { filterQuestions } from './filter-questions.ts'
import styles from './question-search.module.css'

/**
 * Filters the questions on this page while the visitor types. Only shown with script.
 * @param listId the id of the element around the questions
 */
export default function QuestionSearch({ listId }: { listId: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState({ query: '', count: 0 })

  const search = useCallback(() => {
    const query = input.current?.value.trim() ?? ''
    const list = document.getElementById(listId)
    if (!list) return
    list.toggleAttribute('data-searching', query !== '')
    setFound({ query, count: filterQuestions(list, query) })
  }, [listId])

  // Also search for text typed before hydration.
  useEffect(search, [search])

  function clear() {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    search()
  }

  return (
    <search className={styles.search}>
      <form
        data-replay=""
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <label htmlFor={id}>{words.label}</label>
        <div className={styles.row}>
          <Icon shape={searchIcon} size={22} />
          <input
            ref={input}
            id={id}
            type="search"
            name="query"
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={`${id}-result`}
            onInput={search}
          />
          {found.query !== '' && (
            <button type="button" className={styles.clear} aria-label={words.clear} onClick={clear}>
              <Icon shape={crossIcon} size={22} />
            </button>
          )}
        </div>
        <p id={`${id}-result`} className={styles.result} role="status">
          {found.query !== '' && result(found)}
        </p>
      </form>
    </search>
  )
}

function result({ query, count }: { query: string; count: number }): string {
  if (count === 0) return fill(words.none, { query })
  return count === 1 ? fill(words.one, { query }) : fill(words.several, { query, count })
}

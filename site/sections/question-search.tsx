import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { faq } from '#copy/faq.ts'
import { fill } from '../../copy/fill.ts'
import styles from './question-search.module.css'

const { search: words } = faq

interface QuestionSearchProps {
  query: string
  /** How many questions hold it. */
  count: number
  onSearch: (query: string) => void
}

/** Looks for words in the questions and answers of this page, as they are typed. There only where script is. */
export function QuestionSearch({ query, count, onSearch }: QuestionSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // What was typed before this moment counts.
  useEffect(() => {
    if (input.current?.value) onSearch(input.current.value)
  }, [onSearch])

  function clear() {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    onSearch('')
  }

  return (
    <search className={styles.search}>
      <form
        data-replay=""
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(input.current?.value ?? '')
        }}
      >
        <label htmlFor={id}>{words.label}</label>
        <div className={styles.row}>
          <Search size={22} />
          <input
            ref={input}
            id={id}
            type="search"
            name="query"
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={`${id}-result`}
            onInput={(event) => onSearch(event.currentTarget.value)}
          />
          {query !== '' && (
            <button type="button" className={styles.clear} aria-label={words.clear} onClick={clear}>
              <X size={22} />
            </button>
          )}
        </div>
        <p id={`${id}-result`} className={styles.result} role="status">
          {query.trim() !== '' && result(query.trim(), count)}
        </p>
      </form>
    </search>
  )
}

function result(query: string, count: number): string {
  if (count === 0) return fill(words.none, { query })
  return count === 1 ? fill(words.one, { query }) : fill(words.several, { query, count })
}

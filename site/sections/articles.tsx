import type { ReactNode } from 'react'
import { termsAndConditions as words } from '#copy/legal/terms-and-conditions.ts'
import { fill } from '../../copy/fill.ts'
import styles from './articles.module.css'

interface ArticlesProps<Article> {
  articles: readonly Article[]
  body: (article: Article) => ReactNode
  /** Shown after the last article. */
  end: ReactNode
}

/** A long text in numbered articles, with a table of contents beside it on wide screens. */
export function Articles<Article extends { id: string; heading: string }>(props: ArticlesProps<Article>) {
  const { articles, body, end } = props
  return (
    <div className={`wrap ${styles.layout}`}>
      <nav className={styles.contents} aria-label={words.contentsLabel}>
        <strong>{words.contentsLabel}</strong>
        <ol>
          {articles.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.articles}>
        {articles.map((article, index) => (
          <section key={article.id} id={article.id} className={styles.article}>
            <h2>
              <span className={styles.number}>{fill(words.articleLabel, { number: index + 1 })}</span> {article.heading}
            </h2>
            {body(article)}
          </section>
        ))}
        {end}
      </div>
    </div>
  )
}

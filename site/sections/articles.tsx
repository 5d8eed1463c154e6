import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import styles from './articles.module.css'

interface ArticlesProps<Article> {
  articles: readonly Article[]
  contentsLabel: string
  /** Label before each heading, with the placeholder `{number}`. */
  numberLabel: string
  body: (article: Article) => ReactNode
  /** Shown after the last article. */
  end: ReactNode
}

/** A long text in numbered articles, with a table of contents beside it on wide screens. */
export function Articles<Article extends { id: string; heading: string }>(props: ArticlesProps<Article>) {
  const { articles, contentsLabel, numberLabel, body, end } = props
  return (
    <div className={`wrap ${styles.layout}`}>
      <nav className={styles.contents} aria-label={contentsLabel}>
        <strong>{contentsLabel}</strong>
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
              <span className={styles.number}>{fill(numberLabel, { number: index + 1 })}</span> {article.heading}
            </h2>
            {body(article)}
          </section>
        ))}
        {end}
      </div>
    </div>
  )
}

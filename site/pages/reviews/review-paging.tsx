import { reviews } from '#copy/reviews.ts'
import { fill } from '../../../copy/fill.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { arrowLeftIcon, arrowRightIcon, Icon } from '../../../ui/components/icon.tsx'
import { href } from '../../page-data/page-facts.ts'
import styles from './review-paging.module.css'

/** The first page has no query, because that one is cached. */
const hrefOf = (page: number) => `${href('reviews')}${page > 1 ? `?page=${page}` : ''}#list`

/** Links to newer and older reviews, and which page this is. */
export function ReviewPaging({ page, pages }: { page: number; pages: number }) {
  const { paging: words } = reviews
  if (pages <= 1) return null
  return (
    <nav className={styles.paging} aria-label={words.label}>
      {page > 1 && (
        <ButtonLink variant="secondary" href={hrefOf(page - 1)} rel="prev">
          <Icon shape={arrowLeftIcon} size={20} /> {words.newer}
        </ButtonLink>
      )}
      <span>{fill(words.currentOf, { page, pages })}</span>
      {page < pages && (
        <ButtonLink variant="secondary" href={hrefOf(page + 1)} rel="next">
          {words.older} <Icon shape={arrowRightIcon} size={20} />
        </ButtonLink>
      )}
    </nav>
  )
}

import { reviews } from '#copy/reviews.ts'
import { fill } from '../../../copy/fill.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { Icon } from '../../../ui/components/icon.tsx'
import { arrowLeftIcon, arrowRightIcon } from '../../../ui/components/icons.ts'
import { href } from '../../page-data/site-links.ts'
import styles from './review-paging.module.css'

interface ReviewPagingProps {
  page: number
  pages: number
  /**
   * Positions in the list, as used in the addresses of the newer and older page. Undefined if there is no such page.
   */
  previous?: string | undefined
  next?: string | undefined
}

/** "Newer" on the second page leads to the page without a query, because that one is cached. */
const newerHref = (page: number, previous: string) =>
  page <= 2 ? href('reviews') : `${href('reviews')}?before=${encodeURIComponent(previous)}`

/** Links to newer and older reviews, and which page this is. */
export function ReviewPaging({ page, pages, previous, next }: ReviewPagingProps) {
  const { paging: words } = reviews
  if (pages <= 1) return null
  return (
    <nav className={styles.paging} aria-label={words.label}>
      {previous !== undefined && (
        <ButtonLink variant="secondary" href={`${newerHref(page, previous)}#list`} rel="prev">
          <Icon shape={arrowLeftIcon} size={20} /> {words.newer}
        </ButtonLink>
      )}
      <span>{fill(words.currentOf, { page, pages })}</span>
      {next !== undefined && (
        <ButtonLink variant="secondary" href={`${href('reviews')}?after=${encodeURIComponent(next)}#list`} rel="next">
          {words.older} <Icon shape={arrowRightIcon} size={20} />
        </ButtonLink>
      )}
    </nav>
  )
}

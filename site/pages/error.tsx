import { errors } from '#copy/errors.ts'
import { fill } from '../../copy/fill.ts'
import { ButtonLink } from '../../ui/button.tsx'
import illustration from '../illustrations/not-found.svg'
import { href } from '../links.ts'
import type { DataOf } from '../page-data.ts'
import styles from './error.module.css'

/** The page for our own errors: what happened, a request id to quote, and a link to continue (R3.11). */
export default function ErrorPage({ data }: { data: DataOf<'error'> }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <img src={illustration} width="400" height="300" alt="" fetchPriority="low" />
      <div>
        <h1>{errors.page.title}</h1>
        <p className="lead">{errors.page.text}</p>
        <p>{fill(errors.page.reference, { requestId: data.requestId })}</p>
        <p className={styles.ways}>
          <ButtonLink href={href('home')}>{errors.page.home}</ButtonLink>
          <ButtonLink variant="secondary" href={href('customer-service')}>
            {errors.page.contact}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}

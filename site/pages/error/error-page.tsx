import { errors } from '#copy/errors.ts'
import { fill } from '../../../copy/fill.ts'
import { Button, ButtonLink, HiddenFields } from '../../../ui/components/button.tsx'
import illustration from '../../illustrations/not-found.svg'
import { href } from '../../page-data/page-facts.ts'
import styles from './error-page.module.css'

interface ErrorProps {
  requestId: string
  /** The database cannot be used for now; `fields`: of the form that was posted to `path`, to send again. */
  away?: { path: string; fields: readonly (readonly [string, string])[] | undefined }
}

/**
 * The page for our own errors: what happened, a request id to quote, and a link to continue (R3.11). While the database
 * is away it keeps what was typed, and sends it again (R3.12).
 */
export default function ErrorPage({ requestId, away }: ErrorProps) {
  const { title, text } = away
    ? { title: errors.away.title, text: away.fields ? errors.away.kept : errors.away.text }
    : errors.page
  return (
    <div className={`wrap ${styles.page}`}>
      <img src={illustration} width="400" height="300" alt="" fetchPriority="low" />
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p>{fill(errors.page.reference, { requestId })}</p>
        {away?.fields && (
          <form method="post" action={away.path}>
            <HiddenFields fields={away.fields} />
            <Button type="submit">{errors.away.sendAgain}</Button>
          </form>
        )}
        <p className={styles.ways}>
          {away && !away.fields ? (
            <ButtonLink href={away.path}>{errors.away.again}</ButtonLink>
          ) : (
            <ButtonLink href={href('home')}>{errors.page.home}</ButtonLink>
          )}
          <ButtonLink variant="secondary" href={href('customer-service')}>
            {errors.page.contact}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}

import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'

type Query = Readonly<Record<string, string | false | undefined>>

/** The address of a list with its filters, without those that are not set. */
export function listPath(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${path}?${new URLSearchParams(given)}`
}

/** Leads to the next page of a list, at an address made by `listPath`. */
export const NextLink = ({ href }: { href: string }) => (
  <ButtonLink variant="secondary" href={href}>
    {useOffice().words.frame.nextPage}
  </ButtonLink>
)

interface NextPageProps {
  path: string
  query?: Query
  /** The place at which the next page begins; undefined on the last. */
  after: string | undefined
}

/** Leads to the next page below a list. */
export const NextPage = ({ path, query, after }: NextPageProps) =>
  after && (
    <p>
      <NextLink href={listPath(path, { ...query, after })} />
    </p>
  )

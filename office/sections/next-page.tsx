import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'

/** Leads to the next page of a list. */
export const NextPage = ({ href }: { href: string }) => (
  <ButtonLink variant="secondary" href={href}>
    {useOffice().words.frame.nextPage}
  </ButtonLink>
)

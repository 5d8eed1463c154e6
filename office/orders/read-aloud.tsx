import type { ComponentProps } from 'react'
import { ConsentBoxes } from '../../ui/forms/consent-boxes.tsx'
import { useOffice } from '../layout/office-facts.ts'

/** The sentences that are read to a customer, in the customer's language, each with its box. */
export function ReadAloud(props: Pick<ComponentProps<typeof ConsentBoxes>, 'of' | 'consents'>) {
  const { readAloud: legend, boxProblem } = useOffice().words.newOrder
  const problems = { terms: boxProblem, beginEarly: boxProblem, losesRight: boxProblem }
  return <ConsentBoxes {...props} words={{ legend, problems }} />
}

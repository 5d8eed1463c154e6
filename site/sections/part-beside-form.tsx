import type { Section } from '../../copy/page-copy.ts'
import { PartBody } from './part-body.tsx'

/** A section of copy beside the form of a page. */
export const PartBesideForm = ({ id, heading, ...part }: Section) => (
  <div id={id}>
    <h3>{heading}</h3>
    <PartBody {...part} />
  </div>
)

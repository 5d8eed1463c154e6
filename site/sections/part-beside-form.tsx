import type { Section } from '../../copy/page-copy.ts'
import { PartBody } from './prose.tsx'

/** A headed part of a page that stands beside its form. */
export const PartBesideForm = ({ id, heading, ...part }: Section) => (
  <div id={id}>
    <h3>{heading}</h3>
    <PartBody {...part} />
  </div>
)

import type { ComponentProps } from 'react'

/** A line of a `dl`: the name of a fact, and what it is. */
export const Fact = ({ name, ...value }: ComponentProps<'dd'> & { name: string }) => (
  <>
    <dt>{name}</dt>
    <dd {...value} />
  </>
)

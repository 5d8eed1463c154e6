import type { Coverage } from '../../domain/places/postcode.ts'

/** Where the company goes, from the props of the forms on the page; undefined: everywhere. */
export function pageCoverage(): Coverage | undefined {
  const island = document.querySelector<HTMLElement>('[data-props*="coverage"]')
  const props: { area?: { coverage?: Coverage } } = JSON.parse(island?.dataset.props ?? '{}')
  return props.area?.coverage
}

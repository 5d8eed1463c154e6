import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'

/** The search of a list, which `/` leads to. */
export function SearchField({ hint, text }: { hint: string; text: string }) {
  const { label } = useOffice().words.frame.search
  return <Field label={label} hint={hint} name="q" type="search" defaultValue={text} maxLength={200} keys="/" />
}

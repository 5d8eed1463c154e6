import { Field } from '../../ui/components/field.tsx'

/** The search of a list, which `/` leads to. */
export const SearchField = ({ words, text }: { words: { search: string; hint: string }; text: string }) => (
  <Field label={words.search} hint={words.hint} name="q" type="search" defaultValue={text} maxLength={200} keys="/" />
)

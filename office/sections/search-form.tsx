import type { ReactNode } from 'react'
import { longestSearch } from '../../domain/people/office-text-limits.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from './form.module.css'

interface SearchFormProps {
  action: string
  hint: string
  /** What is searched for now. */
  text: string
  /** The filters beside the search. */
  children: ReactNode
  /** Those that are needed less often. */
  below?: ReactNode
}

/** The search of a list, which `/` leads to, and its filters. The address of the list has what is sent. */
export function SearchForm({ action, hint, text, children, below }: SearchFormProps) {
  const { label, button } = useOffice().words.frame.search
  return (
    <search>
      <form method="get" action={action}>
        <div className={form.form}>
          <Field
            label={label}
            hint={hint}
            name="q"
            type="search"
            defaultValue={text}
            maxLength={longestSearch}
            keys="/"
          />
          {children}
          <Button type="submit">{button}</Button>
        </div>
        {below}
      </form>
    </search>
  )
}

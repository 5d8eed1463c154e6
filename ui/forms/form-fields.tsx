import type { ComponentProps, ReactNode } from 'react'
import type { AnyForm, FieldView, Shown } from '../../domain/forms/form.ts'
import { Agreement, Choices } from '../components/choices.tsx'
import { Field } from '../components/field.tsx'
import { type FormWords, type GeneralProblems, idOf, problemIn, type VisibleName } from './form-words.ts'
import { SelectField } from './select-field.tsx'

/** What only a page knows about a field: how a browser fills it in, a key that leads to it, texts below options. */
type MoreOfField = Pick<
  ComponentProps<typeof Field>,
  'autoComplete' | 'autoCapitalize' | 'placeholder' | 'keys' | 'rows'
> & {
  texts?: Readonly<Record<string, ReactNode>>
}

export interface FormFieldsProps<Of extends AnyForm> {
  of: Shown<Of>
  /** The fields to draw, all by default: a page may put its own between them. */
  only?: readonly VisibleName<Of>[] | undefined
  words: FormWords<Of>
  general: GeneralProblems
  more?: Partial<Record<VisibleName<Of>, MoreOfField>>
}

/**
 * What a form is sent with beside what its page asks for.
 * @param as what it is sent as where its page has several (`do`); undefined where buttons say so
 */
export const HiddenFormFields = ({ of: { form, texts }, as }: { of: Shown<AnyForm>; as: string | undefined }) => (
  <>
    {as && <input type="hidden" name="do" defaultValue={as} />}
    {Object.entries(form.fields).map(
      ([name, { view }]) =>
        view.as === 'hidden' && <input key={name} type="hidden" name={name} defaultValue={texts[name]?.[0]} />,
    )}
  </>
)

/** The visible fields of a form, each with its label, hint and problem. */
export function FormFields<Of extends AnyForm>(props: FormFieldsProps<Of>) {
  const { of, words, general, more = {} } = props
  const names = (props.only ?? Object.keys(of.form.fields)) as VisibleName<Of>[]
  const hints: Readonly<Record<string, string | undefined>> = words.hints ?? {}
  const options =
    'options' in words ? (words.options as Readonly<Record<string, Readonly<Record<string, string>>>>) : {}
  return names.map((name) => {
    const view = of.form.fields[name]?.view
    return (
      view && (
        <DrawnField
          key={name}
          view={view}
          name={name}
          id={idOf(of.form, name)}
          label={(words.labels as Readonly<Record<string, string>>)[name] ?? ''}
          hint={hints[name]}
          problem={problemIn(of, name, words, general)}
          texts={of.texts[name] ?? []}
          options={options[name] ?? {}}
          more={(more as Partial<Record<string, MoreOfField>>)[name] ?? {}}
        />
      )
    )
  })
}

interface DrawnFieldProps {
  view: FieldView
  name: string
  id: string
  label: string
  hint: string | undefined
  problem: string | undefined
  texts: readonly string[]
  options: Readonly<Record<string, string>>
  more: MoreOfField
}

function DrawnField({ view, texts, options, more, ...named }: DrawnFieldProps) {
  const [text] = texts
  const { texts: below, keys, ...input } = more
  switch (view.as) {
    case 'consent':
    case 'hidden':
      return null
    case 'line':
    case 'lines': {
      const { as, ...limits } = view
      return <Field {...named} {...limits} {...input} keys={keys} multiline={as === 'lines'} defaultValue={text} />
    }
    case 'tick':
      return <Agreement {...named} chosen={text} required={view.required} />
    case 'select':
      return (
        <SelectField
          {...named}
          data-keys={keys}
          defaultValue={text}
          required={view.required && view.options.includes('')}
          values={view.options}
          names={options}
        />
      )
    case 'boxes':
    case 'radios': {
      const { as, options: values, ...limits } = view
      const shown = values.map((value) => ({ value, label: options[value] ?? value, text: below?.[value] }))
      return (
        <Choices {...named} {...limits} type={as === 'boxes' ? 'checkbox' : 'radio'} chosen={texts} options={shown} />
      )
    }
  }
}

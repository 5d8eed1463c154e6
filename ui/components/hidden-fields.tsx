/** Carries the fields of a form on to the next one. */
export const HiddenFields = ({ fields }: { fields: readonly (readonly [name: string, value: string])[] }) =>
  fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a field may occur twice with one value, and the list never changes
    <input key={index} type="hidden" name={name} defaultValue={value} />
  ))

import { carried, optional, tick } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import { visitForm } from '../../domain/orders/visit-form.ts'
import { consentForm } from '../../domain/orders/withdrawal-period.ts'

/**
 * What the buttons of a draft are sent with beside the details; it has no other visit where none is chosen. `home` and
 * `price` are those that the page showed.
 * @param options the visits to choose from, as they are sent
 */
export const placeForm = (options: readonly string[] = []) =>
  form({
    ...consentForm.fields,
    noEmail: tick(),
    visit: { ...optional(visitForm.fields.visit), view: { as: 'select', options, required: true } as const },
    afterHandover: tick(),
    home: carried(2000),
    price: carried(),
  })
